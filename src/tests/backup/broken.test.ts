import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProjectDocument } from "#data/files.ts";
import { commands } from "#server/backup/commands.ts";
import { entryOfFile, entryOfTable, type Manifest } from "#server/backup/manifest.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import { told } from "#server/backup/told.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { readEnv } from "#server/env.ts";
import { lastWords } from "#server/halt.ts";
import { startS3Server } from "#server/storage/testing-s3.ts";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const folder = await mkdtemp(join(tmpdir(), "product-architect-broken-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const whole = join(folder, "whole.zip");
let source: { DATABASE_URL: string; DATA_DIR: string };
let database: Database;
let target: { DATABASE_URL: string; DATA_DIR: string };
beforeAll(async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  for (const name of ["berths.txt", "quays.txt"]) {
    await addProjectDocument(db, { project_id, file: new File([name], name, { type: "text/plain" }) });
  }
  source = { DATABASE_URL: server.database.url, DATA_DIR: server.env.DATA_DIR };
  await commands.backup(readEnv(source), whole);
  database = await createDatabase();
  target = { DATABASE_URL: database.url, DATA_DIR: join(folder, "target") };
});

type Table = Manifest["tables"][number];
/** The backup as somebody made it who knows how its checksums are made. */
async function forged(name: string, lie: (manifest: Manifest) => Manifest, rows: Record<string, string> = {}) {
  const path = join(folder, `${name.replaceAll(" ", "-")}.zip`);
  const archive = await readArchive(whole);
  const forgery = await writeArchive(path);
  const tables: Table[] = [];
  for (const table of archive.manifest.tables) {
    const said = rows[table.name];
    const content = said === undefined ? await archive.table(table.name) : Readable.from([Buffer.from(said)]);
    tables.push({ ...table, ...(await forgery.add(entryOfTable(table.name), content, { compress: true })) });
  }
  for (const { version } of archive.manifest.files) {
    await forgery.add(entryOfFile(version), await archive.file(version), { compress: false });
  }
  await forgery.finish(lie({ ...archive.manifest, tables }));
  archive.close();
  return path;
}
const same = (manifest: Manifest) => manifest;
const ofProjects = (change: (table: Table) => Partial<Table>) => (manifest: Manifest) => ({
  ...manifest,
  tables: manifest.tables.map((table) => (table.name === "public.projects" ? { ...table, ...change(table) } : table)),
});
const every = (manifest: Manifest) => ({
  ...manifest,
  tables: manifest.tables.map((table) =>
    table.name === "auth.users" ? { ...table, columns: [...table.columns, "ctid"] } : table,
  ),
});
const another = (manifest: Manifest) => ({
  ...manifest,
  files: manifest.files.map((file, at) => (at === 1 ? { ...file, sha256: "0".repeat(64) } : file)),
});

test.each<[string, (manifest: Manifest) => Manifest, Record<string, string>?]>([
  ["a table twice", (manifest) => ({ ...manifest, tables: [...manifest.tables, ...manifest.tables.slice(-1)] })],
  ["a file twice", (manifest) => ({ ...manifest, files: [...manifest.files, ...manifest.files] })],
  ["more bytes than any disk holds", ofProjects(() => ({ bytes: Number.MAX_SAFE_INTEGER }))],
  ["more rows than there are", ofProjects(({ rows }) => ({ rows: rows + 1 }))],
  ["other bytes of a table", ofProjects(() => ({ sha256: "0".repeat(64) }))],
  ["other bytes of a file", another],
  ["a column twice", ofProjects(({ columns }) => ({ columns: [...columns, "id"] }))],
  ["a column nobody has", ofProjects(({ columns }) => ({ columns: [...columns, "nobody"] }))],
  ["a column every table has by itself", every],
  ["no column", ofProjects(() => ({ columns: [] }))],
  ["a number nobody gives", (manifest) => ({ ...manifest, sequences: { "public.nobody": { value: "1", called: true } } })],
  [
    "a number too large",
    (manifest) => ({
      ...manifest,
      sequences: Object.fromEntries(
        Object.keys(manifest.sequences).map((name) => [name, { value: "9".repeat(19), called: true }]),
      ),
    }),
  ],
  ["a migration twice", (manifest) => ({ ...manifest, migrations: manifest.migrations.map(() => manifest.migrations[0] ?? "") })],
  ["rows that are none", same, { "public.projects": "\u001b[2J\tnothing\n" }],
  ["rows of nobody's", same, { "auth.users": "" }],
])(
  "a backup with %s is refused with one sentence that says what to do, and nothing of it stays [ATTACK-131]",
  async (name, lie, rows) => {
    const path = await forged(name, lie, rows);
    const words = await commands
      .restore(readEnv(target), path, { replace: false, withoutSecrets: false })
      .then(() => "restored", lastWords);
    expect(words).toMatch(/^[\x20-\x7e]+; use another one\.$/);
    expect(await database.sql`select from auth.users`).toEqual([]);
    const kept = await readdir(join(target.DATA_DIR, "files"), { recursive: true }).catch(() => []);
    expect(kept.filter((one) => /[0-9a-f-]{36}$/.test(one))).toEqual([]);
  },
);

test("whoever asked at a terminal reads that sentence and nothing else, and the next backup is restored [ATTACK-131]", async () => {
  const path = await forged("asked", another);
  const asked = spawnSync(process.execPath, ["src/server/backup/main.ts", "restore", path], {
    env: { PATH: process.env.PATH, ...target },
    encoding: "utf8",
  });
  expect([asked.status, asked.stdout, asked.stderr]).toEqual([1, "", expect.stringMatching(/^[^\n]+; use another one\.\n$/)]);
  const [said] = await commands.restore(readEnv(target), whole, { replace: false, withoutSecrets: false });
  expect(said).toMatch(/^Restored \d+ rows and 2 files/);
});

test("at a Supabase, which takes files after their rows, a backup with other bytes of a file touches no row either [ATTACK-131]", async () => {
  const server = await startServer();
  await author(server);
  const { sql, url } = server.database;
  const users = () => sql`select id, email from auth.users order by id`;
  const before = await users();
  const env = readEnv({
    DATA_DIR: join(folder, "third"),
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
    SUPABASE_SECRET_KEY: server.secretKey,
    SUPABASE_DB_URL: url,
  });
  const restored = commands.restore(env, await forged("third", another), { replace: true, withoutSecrets: true });
  expect(await restored.then(() => "restored", lastWords)).toMatch(/^[\x20-\x7e]+; use another one\.$/);
  expect(await users()).toEqual(before);
});

test("where a restore ends after its rows are kept, its sentence says so and never that nothing was [ATTACK-131]", async () => {
  const { sql, url } = await createDatabase();
  await sql`create function public.busy() returns trigger language plpgsql as $$ begin
    raise exception 'busy' using errcode = '53200'; end $$`;
  await sql`create trigger busy before insert on storage.file_stores for each row execute function public.busy()`;
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, "unfinished") });
  const restored = commands.restore(env, whole, { replace: false, withoutSecrets: true });
  expect(await restored.then(() => "restored", lastWords)).toMatch(
    /^The rows are restored, .* \(busy\); [^\n]* restore again with --replace\.$/,
  );
  expect(await sql`select from auth.users`).not.toEqual([]);
  await sql`drop trigger busy on storage.file_stores`;
  const [said] = await commands.restore(env, whole, { replace: true, withoutSecrets: true });
  expect(said).toMatch(/^Restored \d+ rows and 2 files/);
});

test.each([
  ["40P01", /^The database did not go on \(busy\); [^\n]* restore again\.$/],
  ["55P03", /^The database did not go on \(busy\); [^\n]* restore again\.$/],
  ["42P01", /^error: busy\n +at /],
])("what the database says of itself (%s) is not blamed on the backup [ATTACK-131]", async (state, says) => {
  const { sql, url } = await createDatabase();
  await sql.unsafe(`create function public.busy() returns trigger language plpgsql as $$ begin
    raise exception 'busy' using errcode = '${state}'; end $$`);
  await sql`create trigger busy before insert on auth.users for each row execute function public.busy()`;
  await sql`alter table auth.users enable always trigger busy`;
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, state) });
  const restored = commands.restore(env, whole, { replace: false, withoutSecrets: true });
  expect(await restored.then(() => "restored", lastWords)).toMatch(says);
  expect(await sql`select from auth.users`).toEqual([]);
});

const S3 = { S3_BUCKET: "b", S3_ENDPOINT: "http://127.0.0.1:1", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
test.each([
  ["a store of files that is away", () => ({ ...source, ...S3 }), "away.zip", /^The files cannot be reached \(.*\); .* again\.$/],
  [
    "a place below a file",
    () => source,
    "whole.zip/below.zip",
    /whole\.zip cannot be used \(EEXIST\); remove what is there or name another place\.$/,
  ],
  [
    "a folder that takes no files",
    () => source,
    "/proc/x.zip",
    /^\/proc\/x\.zip.* cannot be used \(ENOENT\); name another place\.$/,
  ],
  [
    "a folder whose name a terminal obeys",
    () => source,
    "whole.zip/\u001b[2J/below.zip",
    /whole\.zip\/\?\[2J cannot be used \(ENOTDIR\); name another place\.$/,
  ],
  ["a name no disk takes", () => source, `${"x".repeat(300)}.zip`, / cannot be used \(ENAMETOOLONG\); name another place\.$/],
])("a backup ends with one sentence at %s [ATTACK-131]", async (_what, variables, name, says) => {
  const words = await commands.backup(readEnv(variables()), resolve(folder, name)).then(() => "backed up", lastWords);
  expect(words).toMatch(says);
  expect(words).not.toContain("\n");
});

test("a file of ours that is gone is not taken for a place that takes none [ATTACK-131]", async () => {
  const gone = await readdir(join(folder, "gone")).catch((error: unknown) => error);
  expect(lastWords(told(gone, "back up"))).toMatch(/^Error: ENOENT[^\n]*\n +at /);
});

function move(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables };
  return spawnSync(process.execPath, ["scripts/move-files.ts"], { env, encoding: "utf8" });
}

test("nor is more than that sentence said where the files to be moved cannot be reached [ATTACK-131]", () => {
  const asked = move({ ...source, ...S3 });
  const says = /^The files cannot be reached \([^\n]*\); [^\n]* move the files again\.\n$/;
  expect([asked.status, asked.stdout, asked.stderr]).toEqual([1, "", expect.stringMatching(says)]);
});

test("a move tells of every file that is in neither place, in signs a terminal does not obey [ATTACK-131]", async () => {
  const s3 = await startS3Server(join(folder, "objects"));
  const { sql, url } = await createDatabase();
  const lost = Array.from({ length: 7 }, () => randomUUID());
  for (const version of [...lost, "\u001b[2J"]) {
    await sql`insert into storage.objects (bucket_id, name, version) values ('project_documents', ${randomUUID()}, ${version})`;
  }
  const asked = move({ DATABASE_URL: url, DATA_DIR: join(folder, "moved"), ...s3.variables });
  await s3.stop();
  const [said, names = ""] = asked.stderr.trimEnd().split(": ");
  expect([asked.status, said]).toEqual([1, "8 files are in neither place"]);
  expect(names.split(", ").sort()).toEqual([...lost, "??2J"].sort());
});
