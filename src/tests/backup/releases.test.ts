import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, inject, test } from "vitest";
import { projectDocumentsBucket } from "#domain/project-documents.ts";
import { commands } from "#server/backup/commands.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import type { Scratch } from "#server/backup/upgrade.ts";
import { readEnv } from "#server/env.ts";
import { lastWords } from "#server/halt.ts";
import { knownMigrations } from "#server/postgres/migrate.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { cloneDatabase, createDatabase } from "#tests/support/cluster.ts";
import { serveHome } from "#tests/support/server.ts";
import { keeper } from "./keeper.ts";

const RELEASES = join(import.meta.dirname, "releases");
const folder = await mkdtemp(join(tmpdir(), "product-architect-releases-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const restore = (path: string, variables: Record<string, string>) =>
  commands.restore(readEnv(variables), path, { replace: false, withoutSecrets: false }, inCluster);

/** As the product does it, but for the PostgreSQL that is started and thrown away. */
const inCluster: Scratch = async (work) => {
  const scratch = await cloneDatabase(inject("cluster"), "template1");
  return work(scratch.url).finally(scratch.drop);
};

for (const file of (await readdir(RELEASES)).filter((name) => name.endsWith(".zip"))) {
  test(`what ${file} of an earlier release holds goes through the later migrations, is read through the product and gone on with [KEEP-20]`, async () => {
    const archive = await readArchive(join(RELEASES, file));
    archive.close();
    const database = await createDatabase();
    const target = { DATA_DIR: join(folder, file), DATABASE_URL: database.url };
    await restore(join(RELEASES, file), target);
    const applied = await database.sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations order by 1`;
    expect(applied.map(({ version }) => version)).toEqual(await knownMigrations());
    for (const name of ["auth.users", "public.user_stories", "public.row_revisions", "public.statement_sources"]) {
      const [count] = await database.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${name}`);
      expect([name, count?.count]).toEqual([name, archive.manifest.tables.find((table) => table.name === name)?.rows]);
    }
    const home = await serveHome(target);
    const db = createClient(home.url, home.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
    expect((await db.auth.signInWithPassword(keeper)).error).toBeNull();
    const { data: project } = await db.from("projects").select("id, name").single().throwOnError();
    expect(project.name).toBe("Field to Fork");
    const found = await db.rpc("search_project", { project_id: project.id, query: "boxes" }).throwOnError();
    expect(JSON.stringify(found.data)).toMatch(/box/i);
    const [stored] = (await db.storage.from(projectDocumentsBucket).list(project.id)).data ?? [];
    const notes = await db.storage.from(projectDocumentsBucket).download(`${project.id}/${stored?.name}`);
    expect(await notes.data?.text()).toBe("Boxes are ordered until Wednesday noon.");
    const page = await db
      .from("pages")
      .insert({ project_id: project.id, name: "Later" })
      .select("number")
      .single()
      .throwOnError();
    const numbers = await db.from("pages").select("number").eq("project_id", project.id).throwOnError();
    expect(numbers.data.filter(({ number }) => number === page.data.number)).toHaveLength(1);
  });
}

/** A database as it was before there was a search. */
async function beforeSearch() {
  const migrations = await knownMigrations();
  const search = migrations.indexOf("20261123140000");
  const early = await cloneDatabase(inject("cluster"), "template1");
  const only = new Set(migrations.slice(0, search));
  await prepareDatabase({ adminUrl: early.url, owner: "postgres", only });
  return { early, search };
}

test("a backup of an earlier version whose rows no migration takes is refused with one sentence, and nothing of it stays [ATTACK-139]", async () => {
  const { early } = await beforeSearch();
  await early.sql.unsafe(`set session_replication_role = replica;
    insert into public.pages (project_id, name, number) values (gen_random_uuid(), 'Of nobody''s', 1)`);
  const path = join(folder, "forged.zip");
  await commands.backup(readEnv({ DATABASE_URL: early.url, DATA_DIR: join(folder, "forged") }), path);
  await early.drop();
  const database = await createDatabase();
  const words = await restore(path, { DATABASE_URL: database.url, DATA_DIR: join(folder, "late") }).then(
    () => "restored",
    lastWords,
  );
  expect(words).toMatch(/^This backup cannot be restored \([\x20-\x7e]+\) and nothing of it was kept; use another one\.$/);
  expect(await database.sql`select from public.pages`).toEqual([]);
});

test("a backup from before a migration is what that migration makes of its rows [KEEP-21]", async () => {
  const { early, search } = await beforeSearch();
  const id = crypto.randomUUID();
  await early.sql`insert into auth.users (id, email) values (${id}, 'early@example.com')`;
  await early.sql`
    with o as (insert into public.organizations (name, created_by) values ('Early', ${id}) returning id),
      p as (insert into public.projects (organization_id, name) select id, 'Harbour' from o returning id)
    insert into public.pages (project_id, name, description) select id, 'Berths', 'where boats moor' from p`;
  const path = join(folder, "early.zip");
  await commands.backup(readEnv({ DATABASE_URL: early.url, DATA_DIR: join(folder, "early") }), path);
  const archive = await readArchive(path);
  archive.close();
  expect([archive.manifest.migrations.length, archive.manifest.tables.some(({ name }) => name === "private.findable")]).toEqual([
    search,
    false,
  ]);
  await early.drop();

  const database = await createDatabase();
  await restore(path, { DATABASE_URL: database.url, DATA_DIR: join(folder, "late") });
  const [page] = await database.sql<{ name: string; number: number }[]>`select name, number::int as number from public.pages`;
  expect(page).toEqual({ name: "Berths", number: 1 });
  const found = await database.sql<
    { text: string }[]
  >`select f::text as text from private.findable f where f::text like '%where boats moor%'`;
  expect(found).toHaveLength(1);
});
