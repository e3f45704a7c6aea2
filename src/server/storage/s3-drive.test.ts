import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { type Drive, FilesAway } from "./drive.ts";
import { fileDrive } from "./file-drive.ts";
import { moveFiles } from "./move-files.ts";
import { openDrive } from "./open-drive.ts";
import { s3Drive } from "./s3-drive.ts";
import { PNG, type StorageWorld, storageWorld } from "./testing.ts";
import { type S3Server, startS3Server } from "./testing-s3.ts";

let objects: string;
let s3: S3Server;
let drive: Drive;
let world: StorageWorld;
beforeAll(async () => {
  objects = await mkdtemp(join(tmpdir(), "s3-"));
  s3 = await startS3Server(objects);
  drive = s3Drive(s3.place);
  world = await storageWorld(() => drive);
});
afterAll(async () => {
  await world.close();
  await s3.stop();
  await rm(objects, { recursive: true });
});

const text = { contentType: "text/plain" };
const AWAY = "The files cannot be reached right now. Please try again in a moment.";
const inBucket = async () => (await drive.untouched(new Date(Date.now() + 60_000))).published;

test("files in a bucket are added, replaced, copied, moved, linked, read in part and removed, and none lies on the server's disk [SCALE-01]", async () => {
  const { id, storage } = world.person();
  const files = storage.from("hidden");
  expect((await files.upload(`${id}/a.png`, PNG, { contentType: "image/png" })).error).toBeNull();
  expect((await files.upload(`${id}/a.txt`, "one", text)).error).toBeNull();
  expect((await files.upload(`${id}/a.txt`, "hello there", { ...text, upsert: true })).error).toBeNull();
  expect((await files.upload(`${id}/empty.txt`, "", text)).error).toBeNull();
  expect((await files.copy(`${id}/a.txt`, `${id}/copy.txt`)).error).toBeNull();
  expect((await files.move(`${id}/a.txt`, `${id}/moved.txt`)).error).toBeNull();
  expect(await inBucket()).toHaveLength(4);
  expect(await readdir(world.directory)).toEqual([]);

  const picture = await files.download(`${id}/a.png`);
  expect([picture.data?.type, new Uint8Array((await picture.data?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
    "image/png",
    PNG,
  ]);
  for (const name of ["copy", "moved"])
    expect(await (await files.download(`${id}/${name}.txt`)).data?.text()).toBe("hello there");
  expect(await (await files.download(`${id}/empty.txt`)).data?.text()).toBe("");
  const { data } = await files.createSignedUrl(`${id}/copy.txt`, 60);
  const part = await fetch(data?.signedUrl ?? "", { headers: { range: "bytes=6-10" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 6-10/11", "there"]);
  expect((await fetch(data?.signedUrl ?? "", { headers: { range: "bytes=99-" } })).status).toBe(416);

  const names = ["a.png", "empty.txt", "copy.txt", "moved.txt"].map((name) => `${id}/${name}`);
  expect((await files.remove(names)).data).toHaveLength(4);
  expect(await inBucket()).toEqual([]);
});

test("a file of many parts comes back byte for byte, and one that breaks off leaves nothing [SCALE-02]", async () => {
  const [whole, broken] = [randomUUID(), randomUUID()];
  const bytes = randomBytes(11_000_000);
  async function* pieces(upTo = bytes.length) {
    for (let at = 0; at < upTo; at += 100_000) yield bytes.subarray(at, Math.min(at + 100_000, upTo));
  }
  async function* breaking() {
    yield* pieces(7_000_000);
    throw new TypeError("It broke off.");
  }
  await drive.receive(whole, pieces());
  const read = Buffer.from(await new Response(await drive.read(whole)).arrayBuffer());
  expect(read.equals(bytes)).toBe(true);
  await expect(drive.receive(broken, breaking())).rejects.toThrow(TypeError);
  expect(await inBucket()).toEqual([whole]);
  await drive.discard(whole);
  expect(await drive.read(whole)).toBeNull();
});

test("while the bucket does not answer files are refused with one sentence and no row is kept, and all is well afterwards [SCALE-03]", async () => {
  const { id, storage } = world.person();
  const files = storage.from("hidden");
  expect((await files.upload(`${id}/kept.txt`, "kept", text)).error).toBeNull();
  expect((await files.upload(`${id}/gone.txt`, "gone", text)).error).toBeNull();
  await s3.stop();
  const away = { status: 503, message: AWAY };
  const raw = await fetch(`${world.url}/storage/v1/object/authenticated/hidden/${id}/kept.txt`, {
    headers: { authorization: `Bearer ${id}` },
  });
  expect([raw.status, raw.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await files.upload(`${id}/new.txt`, "new", text)).error).toMatchObject(away);
  expect((await files.upload(`${id}/kept.txt`, "other", { ...text, upsert: true })).error).toMatchObject(away);
  expect((await files.copy(`${id}/kept.txt`, `${id}/copy.txt`)).error).toMatchObject(away);
  expect((await files.download(`${id}/kept.txt`)).error).toMatchObject({ status: 503 });
  expect((await files.remove([`${id}/gone.txt`])).data).toHaveLength(1);
  await expect(drive.check()).rejects.toThrow(FilesAway);
  expect((await files.list(id)).data?.map(({ name }) => name)).toEqual(["kept.txt"]);
  await s3.start();
  expect((await files.upload(`${id}/new.txt`, "new", text)).error).toBeNull();
  expect(await (await files.download(`${id}/kept.txt`)).data?.text()).toBe("kept");
});

test("what deletions left behind is swept from the bucket where it belongs to this database, and nothing else [SCALE-04]", async () => {
  const other = await storageWorld(() => s3Drive({ ...s3.place, prefix: "other/" }));
  const theirs = s3Drive({ ...s3.place, prefix: "other/" });
  await other.storage.sweep();
  const files = other.client("service").from("hidden");
  for (const name of ["a.txt", "b.txt"]) await files.upload(name, name, text);
  await other.sql`delete from storage.objects where name = 'a.txt'`;
  expect(await other.sweep(0)).toEqual({ removed: 1 });
  expect(await (await files.download("b.txt")).data?.text()).toBe("b.txt");
  await other.sql`delete from storage.objects`;
  await other.sql`delete from storage.file_stores`;
  expect(await other.sweep(0)).toEqual({ removed: 0 });
  expect((await theirs.untouched(new Date(Date.now() + 60_000))).published).toHaveLength(1);
  await other.close();
});

test("a bucket that does not exist or does not let us in halts the start with one sentence, one that is silent does not [SCALE-05]", async () => {
  const env = (more: Record<string, string>) => readEnv({ ...s3.variables, ...more });
  const log = createLog("silent");
  expect((await openDrive(env({}), log)).where).toBe("the bucket architect");
  await expect(openDrive(env({ S3_BUCKET: "nowhere" }), log)).rejects.toThrow(/^S3_BUCKET does not exist: make it/);
  await expect(openDrive(env({ S3_SECRET_ACCESS_KEY: "wrong" }), log)).rejects.toThrow(/^The store of files refuses/);
  await openDrive(env({ S3_ENDPOINT: "http://127.0.0.1:1" }), log);
  expect(() => readEnv({ S3_ENDPOINT: "https://s3.example.com" })).toThrow(/^S3_ENDPOINT needs S3_BUCKET/);
  expect(() => readEnv({ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a" })).toThrow(/^Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
});

test("files move from the disk into a bucket, and a second go only brings what is missing [SCALE-06] [ATTACK-131]", async () => {
  const disk = await storageWorld();
  const files = disk.client("service").from("hidden");
  for (const name of ["a.txt", "b.txt", "empty.txt"]) await files.upload(name, name === "empty.txt" ? "" : name, text);
  const [from, to] = [fileDrive(disk.directory), s3Drive({ ...s3.place, prefix: "moved/" })];
  const moved = await moveFiles({ sql: disk.sql, from, to });
  expect(moved).toEqual({ moved: 3, there: 0, missing: [] });
  await files.upload("c.txt", "c.txt", text);
  const versions = await disk.sql<{ version: string; name: string }[]>`select version, name from storage.objects`;
  expect(await moveFiles({ sql: disk.sql, from, to })).toEqual({ moved: 1, there: 3, missing: [] });
  for (const { version, name } of versions) {
    expect(await new Response(await to.read(version)).text()).toBe(name === "empty.txt" ? "" : name);
  }
  const climbing = "../../../etc/passwd";
  await disk.sql`insert into storage.objects (bucket_id, name, version) values ('hidden', 'odd.txt', ${climbing})`;
  expect(await moveFiles({ sql: disk.sql, from, to })).toEqual({ moved: 0, there: 4, missing: [climbing] });
  await disk.close();
});
