import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addProjectDocument, readProjectDocument, removeProjectDocument } from "#data/files.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { commands } from "#server/backup/commands.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import { readEnv } from "#server/env.ts";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import { type Author, person } from "#tests/support/people.ts";
import { serveHome, startServer, type TestServer } from "#tests/support/server.ts";
import { digests, type Inhabited, inhabit, signInAgain } from "./inhabited.ts";

const SECRETS_KEY = "kept apart from the database";
const folder = await mkdtemp(join(tmpdir(), "product-architect-drill-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

let server: TestServer;
let full: Inhabited;
let source: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ variables: { SECRETS_KEY } });
  source = { DATA_DIR: server.env.DATA_DIR, DATABASE_URL: server.database.url };
  full = await inhabit(server, inject("cluster"));
});

const targetOf = (name: string, { url }: Database) => ({ DATA_DIR: join(folder, name), DATABASE_URL: url, SECRETS_KEY });
async function backUp(name: string, variables: Record<string, string>) {
  const path = join(folder, `${name}.zip`);
  await commands.backup(readEnv(variables), path);
  return path;
}
const restore = (path: string, variables: Record<string, string>, wishes = {}) =>
  commands.restore(readEnv(variables), path, { replace: false, withoutSecrets: false, ...wishes });
async function manifestOf(path: string) {
  const archive = await readArchive(path);
  archive.close();
  return archive.manifest;
}

/** Pages and documents that come and go, until it is told to stop; answers what was acknowledged so far. */
function goOnWriting({ db, project_id }: Author) {
  const pages: string[] = [];
  const stop = new AbortController();
  const writing = (async () => {
    for (let at = 0; !stop.signal.aborted; at++) {
      const page = await db
        .from("pages")
        .insert({ project_id, name: `Berth ${at}` })
        .select("id")
        .single()
        .throwOnError();
      pages.push(page.data.id);
      const file = new File([`Charter ${at}`], `charter-${at}.txt`, { type: "text/plain" });
      const { path } = await addProjectDocument(db, { project_id, file });
      if (at % 2 === 0) await removeProjectDocument(db, { project_id, path });
    }
  })();
  return {
    soFar: () => [...pages],
    stop: async () => {
      stop.abort();
      await writing;
      return pages;
    },
  };
}

test("what is backed up while people write comes back as it was, row for row and file for file, and is gone on with [KEEP-01] [KEEP-02] [KEEP-05]", async () => {
  const { ada, token, share, document, removed_page } = full;
  const writing = goOnWriting(ada);
  await expect.poll(() => writing.soFar().length).toBeGreaterThan(2);
  const before = writing.soFar();
  const path = await backUp("busy", source);
  const after = await writing.stop();
  expect(after.length).toBeGreaterThan(before.length);

  const database = await createDatabase();
  const target = targetOf("busy", database);
  expect((await restore(path, target))[0]).toMatch(/^Restored \d+ rows and \d+ files of .*; everybody signs in anew\.$/);
  const was = await manifestOf(path);
  const is = await manifestOf(await backUp("again", target));
  expect(is).toEqual({ ...was, made_at: is.made_at });
  expect(was.missing).toEqual([]);
  const kept = await database.sql<{ id: string }[]>`select id::text from public.pages`;
  expect(before.filter((id) => !kept.some((page) => page.id === id))).toEqual([]);

  const home = await serveHome(target);
  const stale = createClient(home.url, home.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${ada.token}` } },
  });
  expect((await stale.from("pages").select("id")).status).toBe(401);
  const db = await signInAgain(home, full);
  const bytes = await (await readProjectDocument(db, { path: document.path })).bytes();
  expect(Buffer.from(bytes).equals(document.bytes)).toBe(true);

  const { project_id } = ada;
  const [last] = await database.sql<
    { number: number }[]
  >`select max(number)::int as number from public.pages where project_id = ${project_id}`;
  const page = await db.from("pages").insert({ project_id, name: "Written on" }).select("id, number").single().throwOnError();
  expect(page.data.number).toBeGreaterThan(last?.number ?? Number.NaN);
  await db.from("pages").delete().eq("id", page.data.id).throwOnError();
  await restoreRows(db, { ids: [removed_page] });
  const design = await db.storage.from("design-files").list(`${project_id}/${removed_page}`);
  expect(design.data).toHaveLength(1);
  const [stored] = design.data ?? [];
  const picture = await db.storage.from("design-files").download(`${project_id}/${removed_page}/${stored?.name}`);
  expect(picture.data?.size).toBe(stored?.metadata?.size);
  const byKey = await db.rpc("read_with_key", { key: token });
  expect([byKey.error, typeof byKey.data]).toEqual([null, "object"]);
  const shared = await fetch(`${home.url}/functions/v1/read-shared`, { method: "POST", body: JSON.stringify({ token: share }) });
  expect(shared.status).toBe(200);
});

test("nothing is restored over data, beside a server, from a newer version or without the key, unless that is asked for [KEEP-03] [KEEP-04]", async () => {
  const path = await backUp("quiet", source);
  const was = await digests(server.database);
  const database = await createDatabase();
  const target = targetOf("quiet", database);
  const none = await digests(database);

  const other = { ...target, SECRETS_KEY: "another key than the one it was" };
  await expect(restore(path, other)).rejects.toThrow(
    /^What is secret in this backup was sealed with another key .*--without-secrets\.$/,
  );
  expect(await digests(database)).toEqual(none);
  expect(await restore(path, other, { withoutSecrets: true })).toContain(
    "1 authenticator apps could not be opened and are gone; their owners set up new ones.",
  );
  await expect(restore(path, target)).rejects.toThrow(/^There are data in the database already; .* add --replace\.$/);
  await restore(path, target, { replace: true });
  expect(await digests(database)).toEqual(was);

  await expect(restore(path, { ...source, SECRETS_KEY }, { replace: true })).rejects.toThrow(
    "A server is running on this database; stop every one of them and restore again.",
  );
  await server.database.sql`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`;
  const newer = await backUp("newer", source);
  await server.database.sql`delete from supabase_migrations.schema_migrations where version = '29990101000000'`;
  await expect(restore(newer, target, { replace: true })).rejects.toThrow(
    /^This backup was made by a newer version of Product Architect \(.*, schema 29990101000000\); restore it with that version/,
  );
  expect(await digests(database)).toEqual(was);
  expect(await digests(server.database)).toEqual(was);
});

test.runIf(inject("home") === 1)("a backup moves into a Supabase and out of it again [KEEP-06]", async () => {
  const path = await backUp("moving", source);
  const supabase = await startServer({ variables: { SECRETS_KEY } });
  const variables = {
    DATA_DIR: join(folder, "third"),
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SECRETS_KEY,
  };
  await expect(restore(path, variables)).rejects.toThrow(/set SUPABASE_DB_URL .* and SUPABASE_SECRET_KEY\.$/);
  const reached = { ...variables, SUPABASE_DB_URL: supabase.database.url, SUPABASE_SECRET_KEY: supabase.secretKey };
  await restore(path, reached);
  // its store names the bytes anew, and its authenticator apps lie open until a server of ours seals them
  const but = ["storage.objects", "auth.mfa_factors"];
  const without = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !but.includes(name)));
  expect(without(await digests(supabase.database))).toEqual(without(await digests(server.database)));
  const { document } = full;
  const home = await serveHome(variables);
  const db = await signInAgain(home, full);
  const bytes = await (await readProjectDocument(db, { path: document.path })).bytes();
  expect(Buffer.from(bytes).equals(document.bytes)).toBe(true);
  expect((await person({ ...supabase, url: home.url })).id).not.toBe("");

  const database = await createDatabase();
  await restore(await backUp("back", reached), targetOf("back", database));
  const [back] =
    await database.sql`select count(*)::int as users, (select count(*)::int from public.row_revisions) as revisions from auth.users`;
  const [here] = await server.database
    .sql`select count(*)::int + 1 as users, (select count(*)::int from public.row_revisions) as revisions from auth.users`;
  expect(back).toEqual(here);
});
