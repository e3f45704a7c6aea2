import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "product-architect-trace-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const ledger = ["A-1", "A-2"].map((id) => `- id: ${id}\n  is: "a fact"\n  kind: behaviour\n`).join("");
const titled = (title: string) => `test("${title}", () => expect(1).toBe(1));`;

function trace(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [resolve("scripts/trace.ts")], { cwd: directory, encoding: "utf8" });
  return { status, stdout };
}

test("it passes where every row is in the title of a test that runs, of whichever runner", () => {
  const { status, stdout } = trace({
    "requirements/some.yaml": ledger,
    "src/web/a.test.tsx": titled("one [A-1]"),
    "src/tests/e2e/b.e2e.ts": titled("two [A-2]"),
  });
  expect(stdout).toContain("some.yaml: 2 of 2 rows shown");
  expect(status).toBe(0);
});

test("it fails on a row that no test shows, also where the only one is skipped", () => {
  const { status, stdout } = trace({
    "requirements/some.yaml": ledger,
    "src/domain/a.test.ts": `${titled("one [A-1]")} test.skip("two [A-2]", () => expect(1).toBe(1));`,
  });
  expect(stdout).toContain("A-2 is in no title of a test that runs");
  expect(stdout).toContain("some.yaml: 1 of 2 rows shown");
  expect(status).toBe(1);
});

test("it fails on titles in files that no runner runs, on ids that no row has, and on two rows of one id", () => {
  expect(trace({ "requirements/some.yaml": ledger, "src/web/a.test.ts": titled("both [A-1, A-2]") }).status).toBe(1);
  const unknown = trace({ "src/web/a.test.tsx": titled("both [A-1, A-2]"), "src/data/b.test.ts": titled("none [B-1]") });
  expect(unknown.stdout).toContain("B-1 is in the title of a test, but in no row of the ledger: src/data/b.test.ts");
  expect(unknown.status).toBe(1);
  const twice = trace({ "requirements/more.yaml": ledger, "src/data/b.test.ts": "" });
  expect(twice.stdout).toContain("A-1 is two rows");
  expect(twice.status).toBe(1);
});
