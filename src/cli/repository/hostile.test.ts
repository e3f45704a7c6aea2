import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Complaint } from "#cli/complaint.ts";
import { filesBelow } from "./files.ts";
import { commitsOf, headCommit } from "./git.ts";
import { readLock } from "./lock.ts";
import { readProject } from "./project.ts";
import { repositoryRoot } from "./root.ts";

const here = process.cwd();
let place = "";
let [root, program, ran] = ["", "", ""];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "product-architect-hostile-"));
  [root, program, ran] = [join(place, "clone"), join(place, "program"), join(place, "ran")];
  mkdirSync(root);
  writeFileSync(program, `#!/bin/sh\necho "$*" >>'${ran}'\n`);
  chmodSync(program, 0o755);
});
afterEach(() => {
  process.chdir(here);
  rmSync(place, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Eve", "-c", "user.email=eve@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });

/** Whatever else a command asks of git. */
async function look(directory: string) {
  process.chdir(directory);
  const top = repositoryRoot();
  const files = await filesBelow(top, []).catch(() => []);
  const commits = await commitsOf(top, "HEAD").catch(() => []);
  await headCommit(top).catch(() => {});
  return { top, files, commits };
}

test("a repository that was unpacked or cloned runs none of its programs, whatever its configuration tells git [ATTACK-109]", async () => {
  git("init", "--quiet");
  write("a.ts", "// US-1@1");
  git("add", ".");
  git("commit", "--quiet", "--message", "US-1@1");
  const signed = git("cat-file", "commit", "HEAD").replace(
    "\n\n",
    "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n -----END\n\n",
  );
  const written = execFileSync("git", ["hash-object", "-t", "commit", "-w", "--stdin"], {
    cwd: root,
    input: signed,
    encoding: "utf8",
  });
  git("update-ref", "HEAD", written.trim());
  git("config", "core.fsmonitor", program);
  git("config", "log.showSignature", "true");
  git("config", "gpg.program", program);
  const { files, commits } = await look(root);
  expect([files, commits.length]).toEqual([["a.ts"], 1]);

  // one that is not whole has the rest fetched, by a program of its choice
  git("config", "core.repositoryFormatVersion", "1");
  git("config", "extensions.partialClone", "origin");
  git("config", "remote.origin.promisor", "true");
  git("config", "remote.origin.url", `ext::${program}`);
  git("config", "protocol.ext.allow", "always");
  writeFileSync(join(root, ".git/HEAD"), `${"1".repeat(40)}\n`);
  await look(root);
  expect(existsSync(ran)).toBe(false);
});

test("a folder of a repository that git would take for another repository is read as the folder it is [ATTACK-109]", async () => {
  git("init", "--quiet");
  write("product-architect.json", "{}");
  write("docs/HEAD", "ref: refs/heads/main");
  write("docs/config", `[core]\nrepositoryFormatVersion = 0\nbare = false\nworktree = ${place}\nfsmonitor = ${program}\n`);
  for (const path of ["docs/objects/kept", "docs/refs/kept", "docs/guide.md"]) write(path, "US-1@1");
  const { top, files } = await look(join(root, "docs"));
  expect([top, existsSync(ran)]).toEqual([root, false]);
  expect(files).toContain("docs/guide.md");
});

test("a repository whose configuration places it elsewhere is taken to be where it lies [ATTACK-110]", async () => {
  git("init", "--quiet");
  git("config", "core.worktree", place);
  write("product-architect.json", "{}");
  expect((await look(root)).top).toBe(root);
});

test("what a repository says of itself is read from files of its own, no link and no endless one, and names files inside it alone [ATTACK-110]", () => {
  write(".product-architect/lock.json", JSON.stringify(lockOf({ "docs/a.md": "0".repeat(64) })));
  expect(readLock(root)?.files.markdown).toEqual({ "docs/a.md": "0".repeat(64) });
  for (const path of ["../../.bashrc", "/etc/hostname", ".git/config", "docs/../../x", "product-architect.json"]) {
    write(".product-architect/lock.json", JSON.stringify(lockOf({ [path]: "0".repeat(64) })));
    expect(() => readLock(root), path).toThrow("cannot be read");
  }
  for (const [path, read] of [
    [".product-architect/lock.json", readLock],
    ["product-architect.json", readProject],
  ] as const) {
    rmSync(join(root, path), { force: true });
    symlinkSync("/dev/zero", join(root, path));
    expect(() => read(root), path).toThrow(Complaint);
  }
});

test("patterns of a .gitignore that would take for ever are passed over, and so are those that mean nothing [ATTACK-110]", async () => {
  const deep = `${"a".repeat(120)}/${"b".repeat(120)}`;
  write(".gitignore", `${"*a".repeat(40)}c\n${"**/".repeat(40)}x\n[z-a]\n[\ndist/\n`);
  write(`${deep}/${"a".repeat(200)}b`, "US-1@1");
  write("dist/a.js", "US-1@1");
  expect(await filesBelow(root, [root])).toEqual([".gitignore", `${deep}/${"a".repeat(200)}b`]);
});

test("patterns of a .gitignore fit names of any letters, one letter for each sign [ATTACK-110]", async () => {
  write(".gitignore", "📁/\n[😀].txt\n[!a-z]?.md\n\\𠮷.ts\n");
  for (const path of ["📁/a.ts", "😀.txt", "😁.txt", "😀😀.md", "a😀.md", "𠮷.ts", "b.ts"]) write(path, "US-1@1");
  expect(await filesBelow(root, [root])).toEqual([".gitignore", "a😀.md", "b.ts", "😁.txt"]);
});

const lockOf = (hashes: Record<string, string>) => ({
  ...{ lock_version: 1, address: "https://a.example", project: "p", requirements: {} },
  files: { markdown: hashes },
});
