import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { entryOfFile, type Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

const folder = await mkdtemp(join(tmpdir(), "product-architect-archive-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const version = "5a0f6b1e-58f5-4b5c-9d7c-0c5a4a6d3f11";
const empty: Omit<Manifest, "files"> = {
  format: 1,
  version: "0.1.0",
  made_at: "2026-11-23T12:00:00.000Z",
  home: 1,
  migrations: ["20261121100000"],
  sealed_with: [],
  tables: [],
  sequences: {},
  missing: [],
};

let written = 0;
/** A backup of one file; `change` lies about it. */
async function archiveOf(
  content: string,
  change: (manifest: Manifest) => Manifest = (manifest) => manifest,
  name = entryOfFile(version),
) {
  const path = join(folder, `${written++}.zip`);
  const archive = await writeArchive(path);
  const measured = await archive.add(name, Readable.from([Buffer.from(content)]), { compress: true });
  await archive.finish(change({ ...empty, files: [{ version, ...measured }] }));
  return path;
}
/** Somebody who knows how the checksum is made. */
async function forged(path: string, forge: (bytes: Buffer) => void) {
  const bytes = await readFile(path);
  forge(bytes);
  bytes.write(createHash("sha256").update(bytes.subarray(0, -64)).digest("hex"), bytes.length - 64, "latin1");
  await writeFile(path, bytes);
  return path;
}
const said = (path: string) =>
  readArchive(path).then(
    () => "was read",
    (error: Error) => `${error.name}: ${error.message.replace(path, "It")}`,
  );

test("an archive gives back what was put in, byte for byte", async () => {
  const archive = await readArchive(await archiveOf("harbour ".repeat(100_000)));
  expect(await text(await archive.file(version))).toBe("harbour ".repeat(100_000));
  expect(archive.manifest).toMatchObject({ files: [{ version, bytes: 800_000 }] });
  archive.close();
});

test("a backup cut short or with one other byte anywhere is refused with a sentence, and so is what is none [KEEP-10]", async () => {
  const path = await archiveOf(randomBytes(300).toString("hex"));
  const bytes = await readFile(path);
  const damaged = "Halt: It is no backup, or a damaged one: its checksum does not fit. Use another one.";
  for (let at = 0; at < bytes.length; at += 1 + Math.floor(bytes.length / 60)) {
    const other = Buffer.from(bytes);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    await writeFile(path, other);
    expect(await said(path)).toBe(damaged);
    await writeFile(path, bytes.subarray(0, at));
    expect(await said(path)).toBe(damaged);
  }
  await writeFile(path, "some notes of mine, longer than any checksum would be, and no backup of anything at all");
  expect(await said(path)).toBe(damaged);
  expect(await said(join(folder, "nowhere.zip"))).toBe("Halt: It cannot be read (ENOENT); name a backup.");
});

test("an archive made to harm is refused: names that lead elsewhere, entries nobody announced, more bytes than said, a version that moves the cursor [KEEP-11] [ATTACK-127]", async () => {
  const none = "Halt: It is no backup of Product Architect; use another one.";
  const outside = Buffer.from("../../etc/cron.d/harm");
  const inside = "files/xxxxxxxxxxxxxxx";
  expect(inside).toHaveLength(outside.length);
  const climbing = await forged(await archiveOf("harm", undefined, inside), (bytes) => {
    for (let at = bytes.indexOf(inside); at >= 0; at = bytes.indexOf(inside)) outside.copy(bytes, at);
  });
  expect(await said(climbing)).toBe(none);
  expect(await said(await archiveOf("harm", undefined, "files/elsewhere"))).toBe(none);
  const smaller = (manifest: Manifest) => ({ ...manifest, files: manifest.files.map((file) => ({ ...file, bytes: 10 })) });
  const bomb = await archiveOf("0".repeat(1_000_000), smaller);
  expect(await said(bomb)).toBe(none);
  // where the archive's own list tells the lie as well, it is found when the bytes come
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1_000_000);
  const lying = await forged(bomb, (bytes) => {
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size)) bytes.writeUInt32LE(10, at);
  });
  const archive = await readArchive(lying);
  await expect(archive.file(version).then(text)).rejects.toThrow(/too many bytes|more bytes/);
  archive.close();
  const painted = await archiveOf("x", (manifest) => ({ ...manifest, version: "\u001b[2J9.9", migrations: ["99999999999999"] }));
  expect(await said(painted)).toMatch(/of a form this version does not know/);
  const tables = [{ name: 'public.projects"; drop schema public; --', columns: [], rows: 0, bytes: 0, sha256: "0".repeat(64) }];
  expect(await said(await archiveOf("x", (manifest) => ({ ...manifest, tables })))).toMatch(
    /of a form this version does not know/,
  );
});

const disk = await mkdtemp(join(tmpdir(), "product-architect-small-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", disk]).status === 0;
afterAll(async () => {
  if (mounted) spawnSync("umount", [disk]);
  await rm(disk, { recursive: true, force: true });
});

test("what goes wrong while a backup is written leaves no half of it [KEEP-12]", async () => {
  const path = join(folder, "broken", "it.zip");
  const archive = await writeArchive(path);
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error("The connection is gone.");
    })(),
  );
  await expect(archive.add("files/one", breaking, { compress: false })).rejects.toThrow("The connection is gone.");
  await archive.discard();
  expect(await readdir(join(folder, "broken"))).toEqual([]);
});

test.skipIf(!mounted)("nor does a disk that is full [KEEP-12]", async () => {
  const path = join(disk, "it.zip");
  const archive = await writeArchive(path);
  const large = () => Readable.from([randomBytes(3_000_000)]);
  const writing = archive.add("files/one", large(), { compress: false }).then(() => archive.finish({ ...empty, files: [] }));
  await expect(writing).rejects.toMatchObject({ code: "ENOSPC" });
  await archive.discard();
  expect(await readdir(disk)).toEqual([]);
});
