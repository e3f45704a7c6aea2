import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProjectDocument } from "#data/files.ts";
import { commands } from "#server/backup/commands.ts";
import { supabaseStore } from "#server/backup/files.ts";
import { lastBackup } from "#server/backup/last-backup.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import { readEnv } from "#server/env.ts";
import { author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const folder = await mkdtemp(join(tmpdir(), "product-architect-lacking-"));
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const { db, project_id } = await author(server);
  await addProjectDocument(db, { project_id, file: new File(["Berths"], "berths.txt", { type: "text/plain" }) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const OLD = ["2026-01-01", "2026-01-02"].map((day) => `product-architect-${day}T00-00-00Z.zip`);

test("a backup that lacks files has failed: whoever asked, the schedule and the record are told, and no older one goes [KEEP-33]", async () => {
  const BACKUP_DIR = join(folder, "shelf");
  await mkdir(BACKUP_DIR);
  for (const file of OLD) await writeFile(join(BACKUP_DIR, file), "an old one");
  // such as a directory or a prefix that is not where files are
  const variables = { DATABASE_URL: server.database.url, DATA_DIR: join(folder, "elsewhere"), BACKUP_DIR, BACKUP_KEEP: "1" };
  const says = /^1 of the 1 files that rows name were not there: [0-9a-f-]{36}\. .*incomplete\.zip holds the rest\./;
  await expect(commands.scheduled(readEnv({ ...variables, BACKUP_EVERY: "24h" }))).rejects.toThrow(says);
  const kept = [...OLD, "incomplete.zip"].sort();
  const archives = async () => (await readdir(BACKUP_DIR)).filter((name) => name.endsWith(".zip")).sort();
  expect(await archives()).toEqual(kept);
  expect(await lastBackup({ BACKUP_DIR })).toEqual({
    succeeded: null,
    failed: { at: expect.any(String), reason: expect.stringMatching(says) },
  });

  const asked = spawnSync(process.execPath, ["src/server/backup/main.ts", "backup"], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: "utf8",
  });
  expect([asked.status, asked.stdout, asked.stderr]).toEqual([1, "", expect.stringMatching(says)]);
  expect(await archives()).toEqual(kept);
  const named = join(folder, "named.zip");
  await expect(commands.backup(readEnv(variables), named)).rejects.toThrow(/named\.zip holds the rest\./);
  const archive = await readArchive(named);
  archive.close();
  expect([archive.manifest.files, archive.manifest.missing.length]).toEqual([[], 1]);

  const found = { ...variables, DATA_DIR: server.env.DATA_DIR };
  expect((await commands.backup(readEnv(found)))[0]).toMatch(/holds \d+ rows and 1 files/);
  expect((await lastBackup({ BACKUP_DIR })).failed).toBeNull();
});

test("a row that names no file of ours, as one that was restored from elsewhere may, keeps nobody from a backup of the rest [ATTACK-129]", async () => {
  const { sql, url } = server.database;
  const climbing = "../../../etc/passwd\u001b[2J";
  await sql`insert into storage.objects (bucket_id, name, version) values ('project_documents', 'x/y.txt', ${climbing})`;
  try {
    const env = readEnv({ DATABASE_URL: url, DATA_DIR: server.env.DATA_DIR });
    const path = join(folder, "climbing.zip");
    await expect(commands.backup(env, path)).rejects.toThrow(
      "1 of the 2 files that rows name were not there: ../../../etc/passwd??2J.",
    );
    const archive = await readArchive(path);
    archive.close();
    expect([archive.manifest.files.length, archive.manifest.missing]).toEqual([1, [climbing]]);
  } finally {
    await sql`delete from storage.objects where version = ${climbing}`;
  }
});

test("at a Supabase a file is missing where the answer says so, and all else that is refused ends the backup [KEEP-34]", async () => {
  const file = { version: "v", bucket: "hidden", name: "a.txt", size: 1 };
  const storage = await answering();
  const store = supabaseStore(storage.url, "sb_secret_x");
  for (const [status, body] of [
    [400, { statusCode: "404", error: "not_found", message: "Object not found" }],
    [404, { statusCode: "404", error: "not_found", message: "Object not found", code: "NoSuchKey" }],
  ] as const) {
    storage.says(status, body);
    expect(await store.read(file)).toBeUndefined();
  }
  for (const [status, body] of [
    [400, { statusCode: "403", error: "Unauthorized", message: "Invalid Compact JWS" }],
    [400, { statusCode: "400", error: "InvalidRequest", message: "headers must have required property 'authorization'" }],
    [500, { statusCode: "500", error: "Internal", message: "internal" }],
  ] as const) {
    storage.says(status, body);
    await expect(store.read(file)).rejects.toThrow(body.message);
  }
});

test("a key that is not the secret one is refused before a Supabase is backed up or restored into [KEEP-34]", async () => {
  const reached = {
    DATA_DIR: join(folder, "third"),
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
    SUPABASE_DB_URL: server.database.url,
  };
  const path = join(folder, "third.zip");
  for (const key of [server.publishableKey, "sb_secret_of_another_project"])
    await expect(commands.backup(readEnv({ ...reached, SUPABASE_SECRET_KEY: key }), path)).rejects.toThrow(
      /^SUPABASE_SECRET_KEY is not the secret key of http.*; copy it from .*dashboard\.$/,
    );
  expect(await readdir(folder)).not.toContain("third.zip");
  const secret = readEnv({ ...reached, SUPABASE_SECRET_KEY: server.secretKey });
  expect((await commands.backup(secret, path))[0]).toMatch(/holds \d+ rows and 1 files/);
});

async function answering() {
  let answer: [number, object] = [200, {}];
  const http: Server = createServer((_request, response) => {
    response.writeHead(answer[0], { "content-type": "application/json" }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  afterAll(() => http.close());
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    says: (...next: [number, object]) => {
      answer = next;
    },
  };
}
