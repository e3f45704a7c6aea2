import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Lock, readLock, writeLock } from "#cli/repository/lock.ts";
import { applyPlan } from "./apply.ts";
import { ofTree, trees } from "./of-tree.ts";
import { planPull } from "./plan.ts";
import { safePath } from "./safe-path.ts";
import { unzip } from "./unzip.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "product-architect-pull-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const hostile = [
  "../outside.md",
  "specs/../../outside.md",
  "/etc/passwd",
  "C:/windows.md",
  "specs\\..\\outside.md",
  ".git/hooks/pre-commit",
  ".GIT/config",
  "specs/.git/config",
  ".gitmodules",
  ".product-architect/lock.json",
  "product-architect.json",
  "specs/nul.md",
  "specs/line\nbreak.md",
  "specs/dots.../a.md",
  // some disks leave these letters out of a name
  ".g\u200cit/hooks/pre-commit",
  "specs/.g\u200dit/config",
  ".gitmodules\u200d",
  "specs/.\u200c./a.md",
  "product-architect\u200c.json",
  "specs/\u200c/a.md",
  "specs/a\u200eb.md",
];

test.each(hostile)("an archive with %j is refused as a whole [CLI-22]", (name) => {
  expect(() => unzip(zipSync({ "fine.md": strToU8("fine"), [name]: strToU8("x") }))).toThrow("nothing was written");
});

test("a tree holds the files it is made of, and nothing that a program beside them would run or obey [ATTACK-115]", () => {
  const files = (path: string) => new Map([[path, strToU8("x")]]);
  const own = [
    ["agents", "AGENTS.md"],
    ["agents", "docs/specification.md"],
    ["kiro", "AGENTS.md"],
    ["kiro", ".kiro/specs/search/tasks.md"],
    ["kiro", ".kiro/steering/product.md"],
    ["spec-kit", "specs/001-search/spec.md"],
    ["spec-kit", ".specify/memory/constitution.md"],
    ["spec-kit", ".specify/feature.json"],
    ["openspec", "openspec/specs/search/spec.md"],
    ["task-master", ".taskmaster/tasks/tasks.json"],
    ["task-master", ".taskmaster/docs/prd.md"],
    ["gherkin", "README.md"],
    ["gherkin", "features/feat-1-kürbis.feature"],
  ] as const;
  for (const [tree, path] of own) expect(ofTree(tree, files(path)).size, path).toBe(1);
  const foreign = [
    ...[".github/workflows/x.yml", ".husky/pre-commit", ".envrc", "package.json", ".vscode/tasks.json", "Makefile"],
    ...[".claude/settings.json", ".cursor/mcp.json", ".mcp.json", ".kiro/hooks/x.kiro.hook", ".kiro/settings/mcp.json"],
    ...[".specify/scripts/bash/x.sh", ".taskmaster/config.json", "specs/conftest.py", "features/steps.js", "docs/x.md"],
  ];
  for (const tree of trees)
    for (const path of foreign) expect(() => ofTree(tree, files(path)), `${tree} ${path}`).toThrow("nothing was written");
});

test("links, doubled names, bombs and broken archives are refused [CLI-22]", () => {
  const link: Zippable = { "specs/link": [strToU8("/etc"), { os: 3, attrs: 0o120777 << 16 }] };
  expect(() => unzip(zipSync(link))).toThrow("holds a link");
  expect(() => unzip(zipSync({ "Spec.md": strToU8("a"), "spec.md": strToU8("b") }))).toThrow("twice");
  expect(() => unzip(zipSync({ "spec.md": strToU8("a"), "sp\u200cec.md": strToU8("b") }))).toThrow("twice");
  expect(() => unzip(claiming(zipSync({ "zeros.md": strToU8("0") }), 257 * 1024 * 1024))).toThrow("too large");
  for (const broken of [new Uint8Array(), strToU8("no archive at all, just words"), zipSync({ "a.md": strToU8("a") }).slice(4)]) {
    expect(() => unzip(broken)).toThrow("damaged");
  }
  expect([...unzip(zipSync({ specs: { "a.md": strToU8("a") }, "AGENTS.md": strToU8("b") })).keys()]).toEqual([
    "specs/a.md",
    "AGENTS.md",
  ]);
  for (const path of [".kiro/specs/käse/requirements.md", "specs/می\u200cخواهم.md", "specs/👩\u200d🚀.md"])
    expect(safePath(path)).toBe(path);
});

/** The same archive, whose one file says it is so many bytes large. */
function claiming(archive: Uint8Array, bytes: number): Uint8Array {
  const central = Buffer.from(archive).indexOf("PK\x01\x02");
  new DataView(archive.buffer, archive.byteOffset).setUint32(central + 24, bytes, true);
  return archive;
}

const given = (files: Record<string, string>) => new Map(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** Pulls, and remembers. */
function pull(files: Record<string, string>, { force = false, format = "kiro" } = {}) {
  const lock = readLock(root);
  const plan = planPull(root, given(files), { format, lock, force });
  applyPlan(root, plan);
  const kept: Omit<Lock, "files"> = {
    lock_version: 1,
    address: "https://a.example",
    project: "p",
    requirements: { "US-10": { revision: 1, name: "Ten" }, "US-9": { revision: 12, name: 'Nine "quoted"' } },
  };
  writeLock(root, { ...kept, files: { ...lock?.files, [format]: plan.hashes } });
  return { written: [...plan.write.keys()], removed: plan.remove, kept: plan.kept, same: plan.same };
}

test("what was changed here is kept and named, what is gone is removed if nobody touched it [CLI-21]", () => {
  mkdirSync(join(root, "specs"));
  writeFileSync(join(root, "specs/mine.md"), "never pulled");
  expect(pull({ "specs/a.md": "a", "specs/b.md": "b", "specs/gone/c.md": "c", "specs/mine.md": "theirs" })).toEqual({
    written: ["specs/a.md", "specs/b.md", "specs/gone/c.md"],
    removed: [],
    kept: ["specs/mine.md"],
    same: 0,
  });
  writeFileSync(join(root, "specs/b.md"), "b, changed by hand");
  expect(pull({ "specs/a.md": "a2", "specs/b.md": "b2", "specs/mine.md": "never pulled" })).toEqual({
    written: ["specs/a.md"],
    removed: ["specs/gone/c.md"],
    kept: ["specs/b.md"],
    same: 1,
  });
  expect([textOf("specs/a.md"), textOf("specs/b.md"), existsSync(join(root, "specs/gone"))]).toEqual([
    "a2",
    "b, changed by hand",
    false,
  ]);
  expect(pull({ "specs/a.md": "a2" }).kept).toEqual(["specs/b.md"]);
  expect(pull({ "specs/a.md": "a2", "specs/b.md": "b3" }, { force: true }).written).toEqual(["specs/b.md"]);
  expect(textOf("specs/b.md")).toBe("b3");
});

test("a tree leaves alone what another one wrote, and the lock is in order and read back [CLI-20] [CLI-21]", () => {
  pull({ "AGENTS.md": "for all", ".kiro/a.md": "a" });
  pull({ "AGENTS.md": "for all, newer" }, { format: "agents" });
  expect(pull({ ".kiro/a.md": "a" })).toMatchObject({ removed: [], kept: [] });
  expect(textOf("AGENTS.md")).toBe("for all, newer");
  expect(readLock(root)).toMatchObject({
    requirements: { "US-9": { revision: 12, name: 'Nine "quoted"' } },
    files: { agents: {} },
  });
  const lines = textOf(".product-architect/lock.json").split("\n");
  expect(lines.findIndex((line) => line.includes("US-9"))).toBeLessThan(lines.findIndex((line) => line.includes("US-10")));
  writeFileSync(join(root, ".product-architect/lock.json"), "<<<<<<< ours");
  expect(() => readLock(root)).toThrow("resolve its conflict");
});

test("no link in the repository leads a pull outside [CLI-22]", () => {
  const outside = mkdtempSync(join(tmpdir(), "product-architect-outside-"));
  symlinkSync(outside, join(root, "specs"));
  symlinkSync(join(outside, "x.md"), join(root, "x.md"));
  writeFileSync(join(root, "docs"), "a file");
  for (const path of ["specs/a.md", "x.md"]) expect(() => pull({ [path]: "a" }, { force: true })).toThrow("is a link");
  expect(() => pull({ "docs/a.md": "a" })).toThrow("is in the way");
  expect(existsSync(join(outside, "a.md"))).toBe(false);
  rmSync(outside, { recursive: true });
});
