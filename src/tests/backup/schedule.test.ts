import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "#server/backup/commands.ts";
import { lastBackup } from "#server/backup/last-backup.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import { readEnv } from "#server/env.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { author } from "#tests/support/people.ts";
import { endReal, keysOf, type RealServer, startReal } from "#tests/support/real-server.ts";

const folder = await mkdtemp(join(tmpdir(), "product-architect-schedule-"));
// PostgreSQL's own user passes through
await chmod(folder, 0o711);
afterAll(async () => {
  await endReal();
  await rm(folder, { recursive: true, force: true });
});

const OLD = ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => `product-architect-${day}T00-00-00Z.zip`);
async function shelf(name: string) {
  const path = join(folder, name);
  await mkdir(path);
  for (const file of [...OLD, "mine.zip"]) await writeFile(join(path, file), "an old one");
  return path;
}

const DATA_DIR = join(folder, "data");
const BACKUP_DIR = await shelf("shelf");
const variables = { BACKUP_DIR, BACKUP_EVERY: "24h", BACKUP_KEEP: "2" };
const env = readEnv({ DATA_DIR, ...variables });
let server: RealServer;
beforeAll(async () => {
  server = await startReal({ directory: DATA_DIR, port: await freePort(), variables });
});

test("a server with BACKUP_EVERY makes a backup when it is due, and keeps BACKUP_KEEP of them [KEEP-30]", async () => {
  await expect.poll(async () => (await lastBackup(env)).succeeded?.path, { timeout: 30_000 }).toContain(BACKUP_DIR);
  const { succeeded, failed } = await lastBackup(env);
  expect([failed, Math.abs(Date.now() - Date.parse(succeeded?.at ?? "")) < 600_000]).toEqual([null, true]);
  const archives = async () => (await readdir(BACKUP_DIR)).filter((name) => name.endsWith(".zip")).sort();
  const newest = succeeded?.path.slice(BACKUP_DIR.length + 1);
  await expect.poll(archives).toEqual(["mine.zip", OLD[2], newest].sort());
  expect(await commands.scheduled(env)).toEqual([]);
});

test("the built-in database is backed up beside its server, and restored once that has ended [KEEP-31]", async () => {
  const ada = await author({ url: server.url, ...(await keysOf(DATA_DIR)) });
  await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Berths" }).throwOnError();
  const path = join(folder, "running.zip");
  const [said, key] = await commands.backup(env, path);
  expect(said).toMatch(/^.*running\.zip holds \d+ rows and 0 files \(\d\.\d MB\)\.$/);
  expect(key).toBe(`Keep ${join(DATA_DIR, "secrets-key")} as well, somewhere else: it opens what is secret in it.`);
  const wishes = { replace: true, withoutSecrets: false };
  await expect(commands.restore(env, path, wishes)).rejects.toThrow(/^The data directory .* is in use by another instance/);
  server.child.kill("SIGTERM");
  await server.ended;
  await commands.restore(env, path, wishes);
  const resting = join(folder, "resting.zip");
  await commands.backup(env, resting);
  const [was, is] = await Promise.all([readArchive(path), readArchive(resting)]);
  for (const archive of [was, is]) archive.close();
  expect(is.manifest).toEqual({ ...was.manifest, made_at: is.manifest.made_at });
});

test("one that fails is told where the last one is told, and no older one goes [KEEP-32]", async () => {
  const failing = await shelf("failing");
  const env = readEnv({
    DATA_DIR: join(folder, "none"),
    BACKUP_DIR: failing,
    BACKUP_EVERY: "30m",
    BACKUP_KEEP: "1",
    DATABASE_URL: `postgres://nobody:nothing@127.0.0.1:${await freePort()}/nowhere`,
  });
  expect(await lastBackup(env)).toEqual({ succeeded: null, failed: null });
  await expect(commands.scheduled(env)).rejects.toThrow(
    /^The database could not be reached: .*ECONNREFUSED.*; check its address\.$/,
  );
  expect(await lastBackup(env)).toEqual({
    succeeded: null,
    failed: { at: expect.any(String), reason: expect.stringContaining("ECONNREFUSED") },
  });
  // tried again later, not at once
  expect(await commands.scheduled(env)).toEqual([]);
  expect((await readdir(failing)).filter((name) => name.endsWith(".zip")).sort()).toEqual(["mine.zip", ...OLD]);
  expect(() => readEnv({ BACKUP_EVERY: "often" })).toThrow(
    "BACKUP_EVERY must be a time such as 24h, 30m or 7d; correct it and start again.",
  );
  const supabase = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_ANON_KEY: "x", BACKUP_EVERY: "24h" };
  expect(() => readEnv(supabase)).toThrow(/^BACKUP_EVERY is for a database of ours or yours/);
});
