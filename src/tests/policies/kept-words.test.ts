import { beforeAll, expect, test, vi } from "vitest";
import { listRevisions, restoreRevision } from "#data/row-revisions.ts";
import { removeRows } from "#data/rows.ts";
import { saveSpecification } from "#data/specifications.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

// a machine under load is slow, not wrong
vi.setConfig({ testTimeout: 240_000 });

const HOUR_KB = 262_144;
const MB = 1_048_576;
/** In characters, as much of each text as a page may have; a page of them is 24 KB. */
const LONG = 8_000;

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

/** Pages of 24 KB that no compression makes small, put there behind the scenes; with or without what is kept beside them. */
async function pages(count: number, { keeps }: { keeps: boolean }): Promise<string[]> {
  const { sql } = server.database;
  const beside = ["find_insert", "keep_added"];
  if (!keeps) for (const trigger of beside) await sql`alter table pages disable trigger ${sql(trigger)}`;
  const rows = await sql<{ id: string }[]>`
    insert into pages (project_id, name, description, features, sections)
    select ${ada.project_id}, 'Berths', w, w, w
    from (select string_agg(md5(n::text), '') as w from generate_series(1, ${LONG / 32}) n) l, generate_series(1, ${count}) returning id`;
  for (const trigger of beside) await sql`alter table pages enable trigger ${sql(trigger)}`;
  return rows.map(({ id }) => id);
}
async function spent(): Promise<number> {
  const [row] = await server.database.sql<
    { hits: number }[]
  >`select hits from private.limits where key = ${`copied_by:${ada.id}`}`;
  return row?.hits ?? 0;
}
const spend = (hits: number) =>
  server.database
    .sql`insert into private.limits (key, hits, window_ends) values (${`copied_by:${ada.id}`}, ${hits}, now() + interval '1 hour')
    on conflict (key) do update set hits = excluded.hits, window_ends = excluded.window_ends`;
/** In bytes, with indexes: what revisions are kept in, and where their words are from. */
async function keptBytes(): Promise<number> {
  const [row] = await server.database.sql<{ bytes: number }[]>`
    select (pg_total_relation_size('row_revisions') + pg_total_relation_size('statement_sources'))::int as bytes`;
  return row?.bytes ?? 0;
}
const full = expect.stringMatching(
  /^You have had 256 MB of rows kept once more within an hour, as copies and as what they said before\. Try again in \d+ minutes\.$/,
);

test("what a short request changes, deletes or brings back is kept once more up to 64 MB at once and 256 MB an hour for an account, and each revision shows its words [ATTACK-92]", async () => {
  const { db, project_id } = ada;
  const some = await pages(200, { keeps: true });
  await pages(2_800, { keeps: false });
  const before = await keptBytes();
  const link = (designs_link: string) => db.from("pages").update({ designs_link }).eq("project_id", project_id);

  expect((await link("https://example.com/all")).error).toMatchObject({
    code: "PT413",
    message: "The history would keep more than 64 MB of this at once. Change or delete fewer rows at a time.",
  });
  expect([await keptBytes(), await spent()]).toEqual([before, 0]);

  await link("https://example.com/some").lte("number", 200).throwOnError();
  const more = (await keptBytes()) - before;
  expect(more).toBeGreaterThan(3 * MB);
  // no less than is kept, and not much more than the words are long
  expect((await spent()) * 1024).toBeGreaterThan(more);
  expect((await spent()) * 1024).toBeLessThan(200 * 3.4 * LONG);
  const history = () => listRevisions(db, "pages", { project_id, row_id: some[0] ?? "" });
  const [changed, added] = await history();
  expect(changed).toMatchObject({ revision: 2, changed: ["designs_link"], words: { designs_link: "https://example.com/some" } });
  expect(String(changed?.words.description)).toHaveLength(LONG);
  expect([added?.revision, String(added?.words.features).length, added?.words.designs_link]).toEqual([1, LONG, null]);

  const once = await spent();
  await removeRows(db, "pages", { project_id, ids: some });
  const twice = await spent();
  await db.rpc("restore_removed", { ids: some }).throwOnError();
  expect([twice / once, (await spent()) / once]).toEqual([expect.closeTo(2, 1), expect.closeTo(3, 1)]);

  await spend(HOUR_KB);
  expect((await link("https://example.com/more").lte("number", 200)).error).toMatchObject({ code: "PT429", message: full });
  await expect(removeRows(db, "pages", { project_id, ids: some })).rejects.toMatchObject({ message: full });
  await expect(restoreRevision(db, { revision_id: added?.id ?? "" })).rejects.toMatchObject({ message: full });
  expect((await history()).map(({ change }) => change)).toEqual(["restored", "removed", "changed", "added"]);
});

test("what a usual row keeps is not counted, nor a text as it is typed, but the same text in many versions is [ATTACK-92]", async () => {
  const { db, project_id } = ada;
  const { sql } = server.database;
  await spend(HOUR_KB);
  const [usual] =
    await sql`insert into pages (project_id, name, description) values (${project_id}, 'Piers', ${"p".repeat(3_000)}) returning id`;
  await db.from("pages").update({ name: "Quays" }).eq("id", usual?.id).throwOnError();
  const project_overview = "Boats lie here. ".repeat(1_000);
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview } });
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: `${project_overview}And ferries.` } });
  await sql`insert into specifications (project_id, version) select ${project_id}, 'more ' || n from generate_series(1, 20) n`;
  const all = await db.from("specifications").update({ project_overview }).eq("project_id", project_id);
  expect(all.error).toMatchObject({ code: "PT429", message: full });
});

test("of small rows counts what stands beside their words as well, so that what is counted is no less than what is kept [ATTACK-92]", async () => {
  const { db, project_id } = ada;
  const { sql } = server.database;
  await sql`insert into features (project_id, name) select ${project_id}, 'Feature ' || n from generate_series(1, 1000) n`;
  const ids = (await sql<{ id: string }[]>`select id from features where project_id = ${project_id}`).map(({ id }) => id);
  for (const work of [
    () => db.from("features").update({ description: "d" }).eq("project_id", project_id).throwOnError(),
    () => removeRows(db, "features", { project_id, ids }),
    () => db.rpc("restore_removed", { ids }).throwOnError(),
  ]) {
    await spend(0);
    const before = await keptBytes();
    await work();
    const more = (await keptBytes()) - before;
    expect(more).toBeGreaterThan(300_000);
    expect((await spent()) * 1024).toBeGreaterThan(more);
  }
});

test("what a row is found by is written anew where its words changed, and nowhere else [ATTACK-93]", async () => {
  const { db, project_id } = ada;
  const { sql } = server.database;
  await spend(0);
  const kinds = await sql<{ id: string }[]>`
    insert into user_classes (project_id, name) select ${project_id}, 'Kind ' || n from generate_series(1, 2) n returning id`;
  await sql`insert into user_stories (project_id, user_class_id, name, story, acceptance_criteria, priority)
    select ${project_id}, ${kinds[0]?.id ?? null}, 'Berth ' || n, 'I see berth ' || n, 'Given berth ' || n, 'could' from generate_series(1, 50) n`;
  const found = () =>
    sql`select f.row_id, f.ctid::text, f.xmin::text, f.said from private.findable f where f.table_name = 'user_stories' and f.project_id = ${project_id} order by f.row_id`;
  const before = await found();
  expect(before).toHaveLength(50);
  const stories = () => db.from("user_stories");
  await stories()
    .update({ user_class_id: kinds[1]?.id ?? "" })
    .eq("project_id", project_id)
    .throwOnError();
  expect(await found()).toEqual(before);
  await stories().update({ priority: "must" }).eq("project_id", project_id).eq("number", 1).throwOnError();
  await stories().update({ position: 1 }).eq("project_id", project_id).eq("number", 2).throwOnError();
  const after = await found();
  expect(after.filter(({ xmin }, i) => xmin !== before[i]?.xmin)).toHaveLength(1);
  expect(after.filter(({ said }) => said.includes("must"))).toHaveLength(1);
});

test("a change of one word of a row writes that word, and not its long ones again [ATTACK-98]", async () => {
  const { sql } = server.database;
  const { project_id } = ada;
  await pages(100, { keeps: false });
  await sql`insert into specifications (project_id, version, project_overview)
    select ${project_id}, 'long ' || n, w from generate_series(1, 50) n, (select string_agg(md5(m::text), '') as w from generate_series(1, 500) m) l`;
  const size = async (table: string) => {
    const [row] = await sql<{ bytes: number }[]>`select pg_total_relation_size(${table}::regclass)::int as bytes`;
    return row?.bytes ?? 0;
  };
  for (const [table, change] of [
    ["pages", (word: string) => ada.db.from("pages").update({ designs_link: word }).gt("number", 3_000)],
    ["specifications", (word: string) => ada.db.from("specifications").update({ project_scope: word }).like("version", "long %")],
  ] as const) {
    await spend(0);
    const before = await size(table);
    for (const word of ["https://example.com/1", "https://example.com/2", "https://example.com/3"])
      await change(word).eq("project_id", project_id).throwOnError();
    expect([table, (await size(table)) - before < MB / 2]).toEqual([table, true]);
  }
});
