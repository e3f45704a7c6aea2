import { expect, test, vi } from "vitest";
import { restoreRows } from "#data/removed-rows.ts";
import { addRow, changeRows, removeRows } from "#data/rows.ts";
import { author } from "./support/people.ts";
import { startServer } from "./support/server.ts";

// a machine under load is slow, not wrong; what each statement may take is the database's to say
vi.setConfig({ testTimeout: 240_000 });

test("three thousand rows are deleted, and given a priority, in one request each, and undoing it brings all back as they were [SPEED-07]", async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  const skipper = await addRow(db, "user_classes", { project_id, name: "Skipper", description: null, privileges: null });
  const { sql } = server.database;
  const rows = await sql<{ id: string }[]>`
    insert into public.user_stories (project_id, user_class_id, name, story, acceptance_criteria, priority)
    select ${project_id}, ${skipper.id}, 'Berth ' || n, 'As a skipper, I want to see berth ' || n, 'Given berth ' || n, 'could'
    from generate_series(1, 3000) n returning id`;
  const ids = rows.map(({ id }) => id);
  const stands = () =>
    sql`select id, number, revision, position, name, story, acceptance_criteria, priority, user_class_id, created_at
      from public.user_stories where project_id = ${project_id} order by number`;

  const before = await stands();
  expect(await removeRows(db, "user_stories", { project_id, ids })).toBe(ids.length);
  expect(await stands()).toEqual([]);
  expect(await restoreRows(db, { ids })).toBe(ids.length);
  expect(await stands()).toEqual(before);
  // nor does a draft leave them out as deleted
  expect(await sql`select 1 from private.deleted_names where project_id = ${project_id}`).toEqual([]);

  const former = await changeRows(db, "user_stories", { project_id, changes: ids.map((id) => ({ id, priority: "must" })) });
  expect(new Set((await stands()).map(({ priority }) => priority))).toEqual(new Set(["must"]));
  expect(former.length).toBe(ids.length);
  await changeRows(db, "user_stories", { project_id, changes: former, takes_back: true });
  expect((await stands()).map(({ revision: _, ...row }) => row)).toEqual(before.map(({ revision: _, ...row }) => row));
});
