import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { addProjectDocument } from "#data/files.ts";
import { callFunction } from "#data/functions.ts";
import { describeInstance } from "#domain/instance.ts";
import { commands } from "#server/backup/commands.ts";
import { readEnv } from "#server/env.ts";
import { author, known, type Person, person } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const OPERATORS = "watch@example.com";
const METRICS_TOKEN = "for-prometheus-alone";
const folder = await mkdtemp(join(tmpdir(), "product-architect-backups-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

let server: TestServer;
let ops: Pick<Person, "db">;
beforeAll(async () => {
  server = await startServer({ variables: { OPERATORS, METRICS_TOKEN } });
  const client = (key: string) =>
    createClient<Database>(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { password, password_hash } = known;
  await client(server.secretKey).auth.admin.createUser({ email: OPERATORS, password_hash, email_confirm: true });
  const db = client(server.publishableKey);
  await db.auth.signInWithPassword({ email: OPERATORS, password });
  ops = { db };
});

const described = async () => (await callFunction(ops.db, describeInstance, {})).server.backup;
async function told() {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const of = (name: string) => Number(new RegExp(`^product_architect_${name}_timestamp_seconds (\\S+)$`, "m").exec(text)?.[1]);
  return { made: of("last_backup"), failed: of("last_failed_backup") };
}
const isNow = (at: string | number | null) => Math.abs(Date.now() - new Date(at ?? 0).getTime()) < 60_000;

test("a backup that another process made into a folder of its own, and one that failed, are known to the server and told to operators alone [OPS-17]", async () => {
  const none = { succeeded_at: null, failed_at: null, reason: null, is_old: false };
  expect([await described(), await told()]).toEqual([none, { made: 0, failed: 0 }]);
  const { db, project_id } = await author(server);
  await addProjectDocument(db, { project_id, file: new File(["Berths"], "berths.txt", { type: "text/plain" }) });
  const elsewhere = { DATABASE_URL: server.database.url, BACKUP_DIR: join(folder, "volume") };
  await commands.backup(readEnv({ ...elsewhere, DATA_DIR: server.env.DATA_DIR }));
  const made = await described();
  expect(made).toEqual({ ...none, succeeded_at: expect.any(String) });
  expect(isNow(made.succeeded_at)).toBe(true);
  const counted = await told();
  expect([isNow(counted.made * 1000), counted.failed]).toEqual([true, 0]);

  await expect(commands.backup(readEnv({ ...elsewhere, DATA_DIR: join(folder, "none") }))).rejects.toThrow(/were not there/);
  const failed = await described();
  expect(failed).toMatchObject({
    succeeded_at: made.succeeded_at,
    reason: expect.stringMatching(/^1 of the 1 files/),
    is_old: false,
  });
  expect([isNow(failed.failed_at), isNow((await told()).failed * 1000)]).toEqual([true, true]);

  await server.database.sql`update private.backups set succeeded_at = now() - interval '49 hours'`;
  expect((await described()).is_old).toBe(true);
  await commands.backup(readEnv({ ...elsewhere, DATA_DIR: server.env.DATA_DIR }));
  expect(await described()).toEqual({ ...none, succeeded_at: expect.any(String) });
  expect((await told()).failed).toBe(0);

  const grants = await server.database.sql`select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated') and has_table_privilege(r.oid, 'private.backups', 'select, insert, update, delete')`;
  expect(grants).toEqual([]);
  const [table] = await server.database.sql`select relrowsecurity from pg_class where oid = 'private.backups'::regclass`;
  expect(table).toEqual({ relrowsecurity: true });
  const ada = await person(server);
  await expect(callFunction(ada.db, describeInstance, {})).rejects.toMatchObject({ kind: "forbidden" });
});

test("a database that lacks the table, being of an earlier version, is backed up all the same [OPS-17]", async () => {
  await server.database.sql`alter table private.backups rename to later`;
  const env = readEnv({ DATABASE_URL: server.database.url, DATA_DIR: server.env.DATA_DIR, BACKUP_DIR: join(folder, "before") });
  expect((await commands.backup(env))[0]).toMatch(/holds \d+ rows and/);
  await server.database.sql`alter table private.later rename to backups`;
});
