import { beforeAll, expect, test } from "vitest";
import { forgetRemoved } from "#server/storage/forget-removed.ts";
import { type Author, author, join, person, startProject, stranger } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { listRemovals, restoreRows } from "./removed-rows.ts";
import { addRow, changeRow, changeRows, listRows, removeRows, reorderSections } from "./rows.ts";
import { getVersionContent } from "./specifications.ts";

let server: TestServer;
let writer: Author;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
});

/** A project with a row of each list, some of them changed since, that refer to one another. */
async function furnished() {
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, "Furnished");
  const nowhere = { page_id: null, section_id: null, description: null };
  await addRow(db, "pages", { project_id, name: "Gone before" }).then(({ id }) =>
    removeRows(db, "pages", { project_id, ids: [id] }),
  );
  const page = await addRow(db, "pages", { project_id, name: "Quay" });
  await addRow(db, "pages", { project_id, name: "Office" });
  const map = await addRow(db, "sections", { page_id: page.id, name: "Map", description: null, order_index: 0 });
  const tides = await addRow(db, "sections", { page_id: page.id, name: "Tides", description: "By hour", order_index: 1 });
  const skipper = await addRow(db, "user_classes", { project_id, name: "Skipper", description: null, privileges: null });
  const told = { user_class_id: skipper.id, story: "As a skipper", acceptance_criteria: "Given a boat" };
  for (const name of ["Book", "Leave"]) await addRow(db, "user_stories", { project_id, ...told, name });
  const placed = { page_id: page.id, section_id: map.id, description: null };
  const moor = await addRow(db, "features", { project_id, ...placed, name: "Moor" });
  const changed = await changeRow(db, "features", { id: moor.id, revision: moor.revision, ...placed, name: "Moor a ship" });
  await addRow(db, "features", { project_id, ...nowhere, name: "Ring the bell" });
  const whole = () => getVersionContent(db, { project_id, version: "0.1" });
  return { project_id, page, map, tides, skipper, moor: changed, nowhere, whole, before: await whole() };
}

test("a deleted page comes back with its sections, and features are on it again, all as they were", async () => {
  const { project_id, page, whole, before } = await furnished();
  await removeRows(writer.db, "pages", { project_id, ids: [page.id] });
  expect(await whole()).not.toEqual(before);
  expect((await listRows(writer.db, "features", { project_id }))[0]).toMatchObject({ page_id: null, section_id: null });
  expect(await restoreRows(writer.db, { ids: [page.id] })).toBe(3);
  expect(await whole()).toEqual(before);
  await expect(restoreRows(writer.db, { ids: [page.id] })).rejects.toMatchObject({ message: "This can no longer be restored." });
});

test("a section, a user class with its stories, and many rows at once come back too", async () => {
  const { project_id, map, skipper, whole, before } = await furnished();
  const { db } = writer;
  await removeRows(db, "sections", { project_id, ids: [map.id] });
  await restoreRows(db, { ids: [map.id] });
  await removeRows(db, "user_classes", { project_id, ids: [skipper.id] });
  expect(await listRows(db, "user_stories", { project_id })).toEqual([]);
  expect(await restoreRows(db, { ids: [skipper.id] })).toBe(3);
  for (const [list, rows] of [
    ["user_stories", await listRows(db, "user_stories", { project_id })],
    ["features", await listRows(db, "features", { project_id })],
    ["pages", await listRows(db, "pages", { project_id })],
  ] as const) {
    const ids = rows.map(({ id }) => id);
    expect(await removeRows(db, list, { project_id, ids })).toBe(ids.length);
    await restoreRows(db, { ids });
  }
  expect(await whole()).toEqual(before);
  const next = await addRow(db, "pages", { project_id, name: "New" });
  expect([next.number, next.revision]).toEqual([4, 1]);
});

test("what was changed since stays as it is, and what is gone since is not referred to", async () => {
  const { project_id, page, moor, map, skipper, nowhere } = await furnished();
  const { db } = writer;
  await removeRows(db, "pages", { project_id, ids: [page.id] });
  const [loose] = await listRows(db, "features", { project_id });
  await changeRow(db, "features", { id: moor.id, revision: loose?.revision ?? 0, ...nowhere, name: "Moor anywhere" });
  await restoreRows(db, { ids: [page.id] });
  expect((await listRows(db, "features", { project_id }))[0]).toMatchObject({
    name: "Moor anywhere",
    page_id: null,
    section_id: null,
  });

  const onMap = await addRow(db, "features", {
    project_id,
    page_id: page.id,
    section_id: map.id,
    name: "Zoom",
    description: null,
  });
  await removeRows(db, "features", { project_id, ids: [onMap.id] });
  await removeRows(db, "sections", { project_id, ids: [map.id] });
  await restoreRows(db, { ids: [onMap.id] });
  expect((await listRows(db, "features", { project_id })).at(-1)).toEqual({ ...onMap, section_id: null });

  const [story] = await listRows(db, "user_stories", { project_id });
  await removeRows(db, "user_stories", { project_id, ids: [story?.id ?? ""] });
  await removeRows(db, "user_classes", { project_id, ids: [skipper.id] });
  await expect(restoreRows(db, { ids: [story?.id ?? ""] })).rejects.toMatchObject({
    kind: "conflict",
    message: "What this belonged to was deleted since. Restore that first.",
  });
  await restoreRows(db, { ids: [skipper.id] });
  await restoreRows(db, { ids: [story?.id ?? ""] });
  expect((await listRows(db, "user_stories", { project_id }))[0]).toEqual(story);
});

test("only who may delete may restore, and only for a week", async () => {
  const { project_id, page } = await furnished();
  const viewer = await person(server);
  await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
  const refused = { kind: "conflict" };
  for (const { db } of [viewer, outsider]) {
    await expect(removeRows(db, "pages", { project_id, ids: [page.id] })).rejects.toMatchObject(refused);
    await expect(reorderSections(db, { page_id: page.id, ids: [] })).resolves.toBe(0);
  }
  await removeRows(writer.db, "pages", { project_id, ids: [page.id] });
  for (const { db } of [viewer, outsider]) {
    await expect(restoreRows(db, { ids: [page.id] })).rejects.toMatchObject(refused);
  }
  await server.database
    .sql`update private.removed_rows set removed_at = now() - interval '8 days' where project_id = ${project_id}`;
  await expect(restoreRows(writer.db, { ids: [page.id] })).rejects.toMatchObject(refused);
  await addRow(writer.db, "pages", { project_id, name: "Brief" }).then(({ id }) =>
    removeRows(writer.db, "pages", { project_id, ids: [id] }),
  );
  const kept = await server.database
    .sql`select before ->> 'name' as name from private.removed_rows where project_id = ${project_id}`;
  expect(kept).toEqual([{ name: "Brief" }]);
});

test("what was deleted within a week is listed for those who may edit, with who did it, and each is brought back by itself", async () => {
  const { project_id, skipper, page, before, whole } = await furnished();
  const { db } = writer;
  const viewer = await person(server);
  await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
  await removeRows(db, "user_classes", { project_id, ids: [skipper.id] });
  await removeRows(db, "pages", { project_id, ids: [page.id] });
  const [last, first, earlier] = await listRemovals(db, { project_id });
  expect(last).toMatchObject({ what: "PAGE-2 Quay and 2 sections", removed_by: writer.id });
  expect(first).toMatchObject({ what: "UC-1 Skipper and 2 user stories", row_id: skipper.id });
  expect(earlier).toMatchObject({ what: "PAGE-1 Gone before" });
  for (const other of [viewer, outsider]) expect(await listRemovals(other.db, { project_id })).toEqual([]);
  for (const removal of [first, last]) await restoreRows(db, { ids: [removal?.row_id ?? ""] });
  expect(await whole()).toEqual(before);
  expect((await listRemovals(db, { project_id })).map(({ what }) => what)).toEqual(["PAGE-1 Gone before"]);
  await server.database
    .sql`update private.removed_rows set removed_at = now() - interval '8 days' where project_id = ${project_id}`;
  expect(await listRemovals(db, { project_id })).toEqual([]);
});

test("nothing is kept of a deleted project, and nothing but the lists can be deleted by number", async () => {
  const { project_id, page } = await furnished();
  await removeRows(writer.db, "pages", { project_id, ids: [page.id] });
  await writer.db.from("projects").delete().eq("id", project_id).throwOnError();
  expect(await server.database.sql`select 1 from private.removed_rows where project_id = ${project_id}`).toEqual([]);
  const { error } = await writer.db.rpc("remove_rows", { project_id, table_name: "projects", ids: [project_id] });
  expect(error?.code).toBe("22023");
});

test("every table whose rows have numbers keeps what is removed", async () => {
  const forgetful = await server.database.sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('id', 'project_id', 'number', 'revision')
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_removed')
    group by c.relname having count(*) = 4`;
  expect(forgetful).toEqual([]);
});

test("a page's sections take the order they are given, those not named after them, and their words are no newer for it", async () => {
  const { project_id, page, map, tides } = await furnished();
  const { db } = writer;
  const late = await addRow(db, "sections", { page_id: page.id, name: "Late", description: null, order_index: 2 });
  await reorderSections(db, { page_id: page.id, ids: [tides.id, map.id] });
  const listed = await listRows(db, "sections", { project_id, where: { page_id: page.id } });
  expect(listed.map(({ id, order_index, revision }) => [id, order_index, revision])).toEqual([
    [tides.id, 0, 1],
    [map.id, 1, 1],
    [late.id, 2, 1],
  ]);
  expect(await listRows(outsider.db, "user_classes", { project_id: page.project_id })).toEqual([]);
});

test("what takes longer than the database allows is done in no part, and says what to do [SPEED-08]", async () => {
  const { project_id, whole, before } = await furnished();
  const { sql } = server.database;
  await sql.unsafe(`
    create function private.take_long() returns trigger language plpgsql as $$ begin
      if new.name = 'Leave' then raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end if;
      return new;
    end $$;
    create trigger take_long before update on public.user_stories for each row execute function private.take_long()`);
  try {
    const stories = await listRows(writer.db, "user_stories", { project_id });
    const changes = stories.map(({ id }) => ({ id, priority: "must" }));
    await expect(changeRows(writer.db, "user_stories", { project_id, changes })).rejects.toMatchObject({
      kind: "unavailable",
      message: "This took too long. Ask for less at once and try again.",
    });
    expect(await whole()).toEqual(before);
  } finally {
    await sql.unsafe("drop trigger take_long on public.user_stories; drop function private.take_long");
  }
});

test("a deletion takes little of what ran out with it, and waits for nobody who does the same; the server forgets the rest [ATTACK-90]", async () => {
  const { sql } = server.database;
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, "Swept");
  const added = await Promise.all(
    ["Quay", "Pier", "Lock"].map((name) => addRow(db, "pages", { project_id, name, description: null, features: null })),
  );
  const [first, second, third] = added.map(({ id }) => id);
  await sql`delete from private.removed_rows where removed_at < now() - interval '7 days'`;
  await sql`delete from private.removed_files`;
  for (const table of ["removed_rows", "removed_files"]) {
    const columns = table === "removed_rows" ? sql`removal, table_name, before` : sql`row_id, object`;
    const values = table === "removed_rows" ? sql`gen_random_uuid(), 'pages', '{}'::jsonb` : sql`gen_random_uuid(), '{}'::jsonb`;
    await sql`insert into ${sql(`private.${table}`)} (project_id, removed_at, ${columns})
      select ${outsider.project_id}, now() - interval '8 days', ${values} from generate_series(1, 1000)`;
  }
  const left = async () => {
    const [{ rows, files } = { rows: 0, files: 0 }] = await sql<{ rows: number; files: number }[]>`
      select (select count(*)::int from private.removed_rows where removed_at < now() - interval '7 days') as rows,
        (select count(*)::int from private.removed_files where removed_at < now() - interval '7 days') as files`;
    return [rows, files];
  };
  await sql.begin(async (tx) => {
    await tx`select from private.removed_rows where removed_at < now() - interval '7 days' for update`;
    await tx`select from private.removed_files where removed_at < now() - interval '7 days' for update`;
    expect(await removeRows(db, "pages", { project_id, ids: [String(first)] })).toBe(1);
  });
  expect(await left()).toEqual([1000, 1000]);
  expect(await removeRows(db, "pages", { project_id, ids: [String(second), String(third)] })).toBe(2);
  expect(await left()).toEqual([798, 800]);
  await forgetRemoved(sql);
  expect(await left()).toEqual([0, 0]);
  expect(await restoreRows(db, { ids: [String(first)] })).toBe(1);
});
