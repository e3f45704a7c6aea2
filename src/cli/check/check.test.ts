import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "#cli/repository/files.ts";
import { jsonText } from "#cli/terminal/output.ts";
import { citedInCommits, citedInFiles } from "./cited.ts";
import { judge, type Requirement, uncovered } from "./judged.ts";
import { toSarif } from "./sarif.ts";

const root = mkdtempSync(join(tmpdir(), "product-architect-check-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const requirements = new Map(
  [
    { reference: "US-14", revision: 3, name: "Pay by card" },
    { reference: "NFR-2", revision: 1, name: "Fast" },
  ].map((one): [string, Requirement] => [one.reference, one]),
);

test("without git, what .gitignore names is left out, and so are links, binary and huge files [CLI-11]", async () => {
  write(".gitignore", "dist/\n*.log\n!kept.log\n/top.txt\ndocs/**/draft.md\n# dist\n");
  write("deep/.gitignore", "secret-?.ts\n[ab].txt\n");
  for (const path of ["dist/a.js", "deep/dist/b.js", "x.log", "top.txt", "docs/a/b/draft.md", "deep/secret-1.ts", "deep/a.txt"]) {
    write(path, "US-14@1");
  }
  for (const path of ["kept.log", "deep/top.txt", "docs/draft.txt", "deep/secret-12.ts", "deep/c.txt"]) write(path, "US-14@2");
  write("node_modules/package/index.js", "US-14@1");
  write("binary.bin", Buffer.from("US-14@1\0"));
  write("huge.txt", "US-14@1 ".repeat(300_000));
  write("wide.txt", Buffer.from("\ufeffUS-14@3", "utf16le"));
  symlinkSync("/etc/hostname", join(root, "link.txt"));

  const scan = citedInFiles(root, await filesBelow(root, [root]));
  expect(scan.large).toEqual(["huge.txt"]);
  expect(scan.cited.map(({ place, revision }) => ["path" in place && place.path, revision])).toEqual([
    ["deep/c.txt", 2],
    ["deep/secret-12.ts", 2],
    ["deep/top.txt", 2],
    ["docs/draft.txt", 2],
    ["kept.log", 2],
    ["wide.txt", 3],
  ]);
  const only = await filesBelow(root, [join(root, "deep", "c.txt")]);
  expect(only).toEqual(["deep/c.txt"]);
  await expect(filesBelow(root, [join(root, "..")])).rejects.toThrow("lies outside of the repository");
});

test("a citation is current, stale, unknown or without a revision, and says where it stands [CLI-10]", () => {
  write("code.ts", "// 🌾 US-14@3\r\nconst a = 1;\n  test('x [US-14@2] NFR-9@1')\nUS-14@4 NFR-2\n");
  const judged = citedInFiles(root, ["code.ts"]).cited.map((one) => judge(one, requirements));
  expect(judged.map(({ verdict, place: { line, column } }) => [verdict, line, column])).toEqual([
    ["current", 1, 7],
    ["stale", 3, 12],
    ["unknown", 3, 21],
    ["unknown", 4, 1],
    ["bare", 4, 9],
  ]);
  expect(judged.map(({ says }) => says)).toEqual([
    "US-14@3 'Pay by card' is current",
    "US-14@2 'Pay by card' was changed since; it is at US-14@3",
    "NFR-9@1: the project has no NFR-9, or it was removed",
    "US-14@4 'Pay by card': there is no such revision yet; it is at US-14@3",
    "NFR-2 'Fast' names no revision; it is at NFR-2@1",
  ]);
  expect(uncovered(judged.slice(0, 1), requirements)).toEqual([requirements.get("NFR-2")]);
});

test("what a requirement is called is no link, placeholder or sign of direction in SARIF, and turns nothing around in JSON [ATTACK-118]", () => {
  const name = "[Update now](https://evil.example) {0}\u202e\u009b31m\u{e0041}\n## x";
  const judged = [
    judge({ reference: "US-14", revision: 2, length: 7, place: { commit: "c0ffee", line: 1, column: 1 } }, named(name)),
  ];
  const { runs } = toSarif({ judged, uncovered: [{ reference: "NFR-2", revision: 1, name }] }) as Log;
  const texts = runs[0]?.results.map(({ message }) => message.text) ?? [];
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain("\\[Update now\\](https://evil.example) {{0}}");
    expect(text).toMatch(/^\P{C}*$/u);
  }
  const said = jsonText({ name });
  expect(JSON.parse(said)).toEqual({ name });
  expect(said).toMatch(/^[\n\P{C}]*$/u);
});

const named = (name: string) => new Map([["US-14", { reference: "US-14", revision: 3, name }]]);

test("a file of nothing but citations on one line is read to its end [ATTACK-130]", () => {
  write("many.txt", "US-14@2 ".repeat(250_000));
  expect(citedInFiles(root, ["many.txt"]).cited).toHaveLength(250_000);
});

type Result = {
  ruleId: string;
  message: { text: string };
  level: string;
  partialFingerprints: Record<string, string>;
  locations: unknown[];
};
type Log = { version: string; runs: { tool: { driver: { rules: { id: string }[] } }; results: Result[] }[] };

test("findings as SARIF have rules, places and fingerprints that stay while lines move [CLI-15]", () => {
  const sarif = (text: string) => {
    write("a b/code.ts", text);
    const files = citedInFiles(root, ["a b/code.ts"]).cited;
    const commits = citedInCommits([{ hash: "c0ffee", message: "Pays\n\nUS-14@1" }]);
    const judged = [...files, ...commits].map((one) => judge(one, requirements));
    return toSarif({ judged, uncovered: [{ reference: "NFR-2", revision: 1, name: "Fast" }] }) as Log;
  };
  const log = sarif("US-14@2 US-14@3\nUS-14@2 US-99@1");
  const [run] = log.runs;
  expect(log.version).toBe("2.1.0");
  expect(run?.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ["stale-citation", "error"],
    ["stale-citation", "error"],
    ["unknown-citation", "error"],
    ["stale-citation", "error"],
    ["uncovered-requirement", "note"],
  ]);
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(
    expect.arrayContaining(run?.results.map(({ ruleId }) => ruleId) ?? []),
  );
  expect(run?.results[1]?.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: "a%20b/code.ts", uriBaseId: "ROOT" },
        region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 8 },
      },
    },
  ]);
  expect(run?.results[3]?.locations).toEqual([{ logicalLocations: [{ fullyQualifiedName: "commit c0ffee" }] }]);

  const prints = (given: Log) => given.runs[0]?.results.map(({ partialFingerprints }) => partialFingerprints["citation/v1"]);
  expect(new Set(prints(log)).size).toBe(5);
  expect(prints(sarif("// new\n\n  US-14@2 US-14@3 \n  US-14@2\nUS-99@1"))).toEqual(prints(log));
});
