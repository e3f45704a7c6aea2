import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failedFiles, journeyResults, summary, type TestResult, tally, withSecondRun } from "./test-results.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "product-architect-results-"));
  symlinkSync(resolve("node_modules"), join(directory, "node_modules"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A real run of the runner in a folder of its own, with nothing of this run in its environment. */
function runs(program: string, args: string[], files: Record<string, string>, env: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const command = [resolve(`node_modules/${program}`), ...args];
  const { PATH = "" } = process.env;
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: directory, env: { PATH, ...env }, encoding: "utf8" });
  return { status, stdout };
}

const CASES = `
test("passes", () => expect(1).toBe(1));
test("is flaky", TRIES);
test("never passes", () => expect(1).toBe(2));
test.skip("is skipped", () => expect(1).toBe(2));
`;
const EXPECTED = (file: string) =>
  [
    `failed: ${file} > never passes`,
    `flaky: ${file} > is flaky (2 tries)`,
    `retried: ${file} > never passes (2 tries)`,
    `skipped: ${file} > is skipped`,
    "2 passed, 1 failed, 2 retried (1 of them flaky), 1 skipped",
  ].join("\n");

test("of a run of Vitest, each test is counted once and what was retried is named", { timeout: 60_000 }, () => {
  const report = join(directory, "results.json");
  const { status, stdout } = runs("vitest/vitest.mjs", ["run"], {
    "vitest.config.ts": `
      import { ResultsReporter } from ${JSON.stringify(resolve("scripts/results-reporter.ts"))};
      export default { test: { retry: 1, reporters: [new ResultsReporter(${JSON.stringify(report)})] } };`,
    "a.test.ts": `import { expect, test } from "vitest"; let tries = 0;
      ${CASES.replace("TRIES", "() => expect(++tries).toBe(2)")}`,
    "broken.test.ts": `throw new Error("before any test");`,
  });
  expect(status, stdout).toBe(1);
  const results: TestResult[] = JSON.parse(readFileSync(report, "utf8"));
  expect(summary(results.filter(({ name }) => name.startsWith("a.test.ts")))).toBe(EXPECTED("a.test.ts"));
  expect(results).toContainEqual({ name: "broken.test.ts", outcome: "failed", tries: 1 });
});

test("of a run of Playwright, too", { timeout: 60_000 }, () => {
  const report = join(directory, "results.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const files = {
    "playwright.config.ts": `export default { testMatch: "*.e2e.ts", retries: 1, workers: 1 };`,
    "a.e2e.ts": `import { expect, test } from "@playwright/test";
      ${CASES.replace("TRIES", "({}, { retry }) => expect(retry).toBe(1)")}
      test.describe("a group", () => { test("has a path", () => expect(1).toBe(1)); });`,
  };
  const { status, stdout } = runs("@playwright/test/cli.js", ["test", "--reporter=json"], files, env);
  expect(status, stdout).toBe(1);
  const results = journeyResults(readFileSync(report, "utf8"));
  expect(results).toContainEqual({ name: "a.e2e.ts > a group > has a path", outcome: "passed", tries: 1 });
  expect(summary(results.filter(({ name }) => !name.includes("a group")))).toBe(EXPECTED("a.e2e.ts"));
});

test("a test that ran in several homes is one: failed where any failed, skipped where none ran it", () => {
  const at = (outcome: TestResult["outcome"], name: string, tries = 1) => ({ name, outcome, tries });
  const { passed, failed, skipped, retried } = tally([
    ...[at("passed", "a"), at("failed", "a"), at("passed", "a")],
    ...[at("passed", "b", 2), at("skipped", "b")],
    ...[at("skipped", "c"), at("skipped", "c")],
  ]);
  const names = (results: TestResult[]) => results.map(({ name }) => name);
  expect([passed, failed, skipped, retried].map(names)).toEqual([["b"], ["a"], ["c"], ["b"]]);
});

test("what failed and passed once its file was run again is flaky with all its tries; what failed again, or did not run, has failed", () => {
  const result = (name: string, outcome: TestResult["outcome"], tries = 1): TestResult => ({ name, outcome, tries });
  const first = [
    result("a.test.ts > opens", "failed", 3),
    result("a.test.ts > closes", "passed"),
    result("b.test.ts > never passes", "failed", 3),
    result("c.test.ts", "failed"),
  ];
  expect(failedFiles(first)).toEqual(["a.test.ts", "b.test.ts", "c.test.ts"]);
  const second = [
    result("a.test.ts > opens", "passed"),
    result("a.test.ts > closes", "failed"),
    result("b.test.ts > never passes", "passed"),
    result("b.test.ts > never passes", "failed", 3),
  ];
  expect(summary(withSecondRun(first, second)).split("\n")).toEqual([
    "failed: b.test.ts > never passes",
    "failed: c.test.ts",
    "flaky: a.test.ts > opens (4 tries)",
    "retried: b.test.ts > never passes (6 tries)",
    "2 passed, 2 failed, 2 retried (1 of them flaky), 0 skipped",
  ]);
});
