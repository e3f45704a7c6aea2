import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readProjectDocument } from "#data/files.ts";
import { commands } from "#server/backup/commands.ts";
import { reachToWrite } from "#server/backup/reach.ts";
import { type Archive, readArchive } from "#server/backup/read-archive.ts";
import { restore } from "#server/backup/restore.ts";
import { readEnv } from "#server/env.ts";
import { openVault } from "#server/secrets/vault.ts";
import { driveOf } from "#server/storage/open-drive.ts";
import { type S3Server, startS3Server } from "#server/storage/testing-s3.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { serveHome, startServer, type TestServer } from "#tests/support/server.ts";
import { digests, type Inhabited, inhabit, signInAgain } from "./inhabited.ts";

const SECRETS_KEY = "kept apart from the database";
const folder = await mkdtemp(join(tmpdir(), "product-architect-between-"));
// PostgreSQL's own user passes through
await chmod(folder, 0o711);
let s3: S3Server;
let server: TestServer;
let full: Inhabited;
/** Files in a bucket, rows in a PostgreSQL of the operator's. */
let source: Record<string, string>;
beforeAll(async () => {
  s3 = await startS3Server(join(folder, "s3"));
  const variables = { SECRETS_KEY, ...s3.variables };
  server = await startServer({ variables });
  source = { ...variables, DATA_DIR: server.env.DATA_DIR, DATABASE_URL: server.database.url };
  full = await inhabit(server, inject("cluster"));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function backUp(name: string, variables: Record<string, string>) {
  const path = join(folder, `${name}.zip`);
  await commands.backup(readEnv(variables), path);
  return path;
}
const putBack = (path: string, variables: Record<string, string>) =>
  commands.restore(readEnv(variables), path, { replace: false, withoutSecrets: false });

/** How many rows and which bytes each table has, and each file: of a home, as its next backup reads them. */
async function heldBy(path: string) {
  const { manifest, close } = await readArchive(path);
  close();
  const { tables, files, sequences, missing } = manifest;
  return { tables, files, sequences, missing };
}
/** Asked of the store past everything of ours that knows rows. */
const storedIn = async (variables: Record<string, string>) =>
  (await driveOf(readEnv(variables)).drive.untouched(new Date(Date.now() + 60_000))).published.sort();

test("files in a bucket move to the disk beside a built-in PostgreSQL, and from there into another bucket: every row and every file is the same [KEEP-36]", async () => {
  const was = await backUp("bucket", source);
  const held = await heldBy(was);
  expect([held.tables.length > 40, held.files.length, held.missing]).toEqual([true, 2, []]);
  const names = held.files.map(({ version }) => version).sort();
  expect(await storedIn(source)).toEqual(names);

  const onDisk = { DATA_DIR: join(folder, "built-in"), SECRETS_KEY };
  expect((await putBack(was, onDisk))[0]).toMatch(/^Restored \d+ rows and 2 files /);
  expect(await storedIn(onDisk)).toEqual(names);
  const moved = await backUp("disk", onDisk);
  expect(await heldBy(moved)).toEqual(held);

  const database = await createDatabase();
  const inBucket = {
    DATA_DIR: join(folder, "second"),
    DATABASE_URL: database.url,
    SECRETS_KEY,
    ...s3.variables,
    S3_PREFIX: "another",
  };
  expect((await putBack(moved, inBucket))[0]).toMatch(/^Restored \d+ rows and 2 files /);
  expect(await storedIn(inBucket)).toEqual(names);
  expect(await storedIn({ DATA_DIR: inBucket.DATA_DIR })).toEqual([]);
  expect(await digests(database)).toEqual(await digests(server.database));
  expect(await heldBy(await backUp("again", inBucket))).toEqual(held);

  const db = await signInAgain(await serveHome(inBucket), full);
  const bytes = await (await readProjectDocument(db, { path: full.document.path })).bytes();
  expect(Buffer.from(bytes).equals(full.document.bytes)).toBe(true);
  await db.from("pages").insert({ project_id: full.ada.project_id, name: "Written on" }).throwOnError();
}, 180_000);

test("a restore asks for room on this machine for what will lie on it, and for nothing else [KEEP-35]", async () => {
  const archive = await readArchive(await backUp("vast", source));
  const { manifest } = archive;
  const more = <Counted extends { bytes: number }>(list: Counted[]) => list.map((one) => ({ ...one, bytes: 1e15 }));
  const of = (changed: Partial<Archive["manifest"]>): Archive => ({ ...archive, manifest: { ...manifest, ...changed } });
  const vastFiles = of({ files: more(manifest.files) });
  const vastRows = of({ tables: more(manifest.tables) });
  const database = await createDatabase();
  const mine = { DATA_DIR: join(folder, "room"), DATABASE_URL: database.url, SECRETS_KEY };
  const supabase = await startServer({ variables: { SECRETS_KEY } });
  const theirs = {
    DATA_DIR: join(folder, "third"),
    SECRETS_KEY,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_DB_URL: supabase.database.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
  };
  const put = async (vast: Archive, variables: Record<string, string>, home?: 1) => {
    const env = readEnv(variables);
    const reached = await reachToWrite(env);
    const vault = await openVault({ secret: env.SECRETS_KEY, previous: env.SECRETS_KEY_PREVIOUS, directory: env.DATA_DIR });
    const target = { ...reached, ...(home ? { home } : {}), vault, directory: env.DATA_DIR };
    return restore(vast, target, { replace: true, withoutSecrets: false }).finally(reached.leave);
  };

  const refused = /^The backup needs \d+ MB and \S+ has \d+ MB left; make room\.$/;
  await expect(put(vastFiles, mine)).rejects.toThrow(refused);
  await expect(put(vastRows, { ...mine, ...s3.variables, S3_PREFIX: "room" }, 1)).rejects.toThrow(refused);
  const whole = { files: 2, dropped: 0 };
  expect(await put(vastFiles, { ...mine, ...s3.variables, S3_PREFIX: "room" })).toMatchObject(whole);
  expect(await put(vastFiles, theirs)).toMatchObject(whole);
  expect(await put(vastRows, mine)).toMatchObject(whole);
  archive.close();
}, 120_000);
