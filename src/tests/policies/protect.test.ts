import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asIdentity, type Transaction } from "#server/postgres/sql.ts";
import { createDatabase, type Database } from "#tests/support/cluster.ts";

let database: Database;
const [member, viewer, stranger] = [randomUUID(), randomUUID(), randomUUID()];
let project_id: string;
beforeAll(async () => {
  database = await createDatabase();
  const { sql } = database;
  for (const id of [member, viewer, stranger])
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  const [organization] = await sql`insert into organizations (name) values ('Acme') returning id`;
  for (const [user_id, role] of Object.entries({ [member]: "member", [viewer]: "viewer" }))
    await sql`insert into organization_members (organization_id, user_id, role) values (${organization?.id}, ${user_id}, ${role})`;
  const [project] = await sql`insert into projects (organization_id, name) values (${organization?.id}, 'Harbour') returning id`;
  project_id = project?.id;
  // a new noun is this, and nothing else
  await sql.unsafe(`
    create table public.harbours (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references public.projects (id) on delete cascade,
      number integer not null default 0,
      revision integer not null default 1,
      name text not null check (btrim(name) <> '' and char_length(name) <= 200),
      order_index integer not null default 0,
      generation_id uuid,
      created_at timestamptz not null default now(),
      unique (id, project_id),
      unique (project_id, number),
      foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
    );
    create table public.deep_berths (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references public.projects (id) on delete cascade,
      harbour_id uuid not null,
      feature_id uuid,
      order_index integer not null default 0,
      number integer not null default 0,
      revision integer not null default 1,
      name text not null check (btrim(name) <> '' and char_length(name) <= 200),
      generation_id uuid,
      created_at timestamptz not null default now(),
      unique (id, project_id),
      unique (project_id, number),
      foreign key (harbour_id, project_id) references public.harbours (id, project_id) on delete cascade,
      foreign key (feature_id, project_id) references public.features (id, project_id) on delete set null (feature_id),
      foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
    );
    call private.protect('public.harbours');
    call private.protect('public.deep_berths');
  `);
});
afterAll(() => database.drop());

const as = <T>(who: string, work: (tx: Transaction) => Promise<T>) =>
  asIdentity(database.sql, { role: "authenticated", claims: { sub: who, role: "authenticated" } }, work);
const add = (name: string) =>
  as(
    member,
    async (tx) =>
      (await tx`insert into harbours (project_id, name) values (${project_id}, ${name}) returning id, number, revision`)[0],
  );
const names = async () =>
  (await as(member, (tx) => tx<{ name: string }[]>`select name from harbours order by number`)).map(({ name }) => name);
const run = async (drafted: object) => {
  const [{ id } = { id: "" }] = await as(
    member,
    (tx) => tx<{ id: string }[]>`select start_generation(${project_id}, ${`generate-${randomUUID()}`}, 'built-in') as id`,
  );
  const [{ count } = { count: 0 }] = await as(
    member,
    (tx) => tx<{ count: number }[]>`select finish_generation(${id}, ${JSON.stringify(drafted)}::jsonb) as count`,
  );
  return { id, count };
};
const undo = async (id: string) =>
  (await as(member, (tx) => tx<{ count: number }[]>`select undo_generation(${id}) as count`))[0]?.count;

test("a table is one of a project's by one call: who may, numbers, revisions, announcements", async () => {
  expect(await add("North")).toMatchObject({ number: 1, revision: 1 });
  const south = await add("South");
  expect(south).toMatchObject({ number: 2, revision: 1 });
  expect(await as(viewer, (tx) => tx`select name from harbours`)).toHaveLength(2);
  expect(await as(stranger, (tx) => tx`select name from harbours`)).toEqual([]);
  const refused = { code: "42501" };
  for (const who of [viewer, stranger]) {
    await expect(
      as(who, (tx) => tx`insert into harbours (project_id, name) values (${project_id}, 'Mine')`),
    ).rejects.toMatchObject(refused);
    expect(await as(who, (tx) => tx`delete from harbours returning id`)).toEqual([]);
  }
  const change = (set: Record<string, unknown>) =>
    as(
      member,
      async (tx) =>
        (
          await tx`update harbours h set name = coalesce(c.name, h.name), order_index = coalesce(c.order_index, h.order_index), number = 99
            from jsonb_populate_record(null::harbours, ${JSON.stringify(set)}::jsonb) c where h.id = ${south?.id} returning h.number, h.revision`
        )[0],
    );
  expect(await change({ name: "South quay" })).toEqual({ number: 2, revision: 2 });
  expect(await change({ order_index: 7 })).toEqual({ number: 2, revision: 2 });
  const told = await database.sql<{ payload: object }[]>`
    select payload from realtime.messages where topic = ${`project:${project_id}`} and payload ->> 'table' = 'harbours' order by inserted_at`;
  expect(told.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ op: "insert", revision: 1 }),
    expect.objectContaining({ op: "insert", id: south?.id }),
    expect.objectContaining({ op: "update", id: south?.id, revision: 2, by: member }),
    expect.objectContaining({ op: "update", id: south?.id }),
  ]);
});

test("a table that keeps no order of its own has one by that call, its rows that were there in the order they came in [POLISH-4]", async () => {
  await database.sql.unsafe(`
    create table public.piers (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references public.projects (id) on delete cascade,
      number integer not null default 0,
      revision integer not null default 1,
      name text not null check (btrim(name) <> '' and char_length(name) <= 200),
      generation_id uuid,
      created_at timestamptz not null default now(),
      unique (id, project_id),
      foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
    );
    insert into public.piers (project_id, number, name) values ('${project_id}', 1, 'Old'), ('${project_id}', 2, 'Older');
    call private.protect('public.piers');
    call private.protect('public.piers');
  `);
  await as(member, (tx) => tx`insert into piers (project_id, name, number, position) values (${project_id}, 'New', 0, -5)`);
  const order = async () => (await as(member, (tx) => tx`select name from piers order by position`)).map(({ name }) => name);
  expect(await order()).toEqual(["Old", "Older", "New"]);
  await as(
    member,
    (tx) => tx`select move_rows(${project_id}, 'piers', array(select id from piers where name = 'New'),
    (select id from piers where name = 'Older'))`,
  );
  expect(await order()).toEqual(["Old", "New", "Older"]);
  await database.sql`drop table public.piers`;
});

test("its rows are in a version, have a history, and a deletion of some can be taken back [HIST-1]", async () => {
  const [harbour] = await as(
    member,
    (tx) => tx`insert into harbours (project_id, name) values (${project_id}, 'East') returning id, number, revision`,
  );
  await as(
    member,
    (tx) => tx`insert into deep_berths (project_id, harbour_id, name) values (${project_id}, ${harbour?.id}, 'One')`,
  );
  const content = await as(
    member,
    (tx) => tx<{ kept: Record<string, object[]> }[]>`select get_version_content(${project_id}, '0.1') as kept`,
  );
  expect(content[0]?.kept.harbours).toContainEqual(expect.objectContaining({ name: "East" }));
  expect(content[0]?.kept.deep_berths).toEqual([expect.objectContaining({ name: "One", number: 1 })]);
  await as(member, (tx) => tx`select remove_rows(${project_id}, 'harbours', array[${harbour?.id}]::uuid[])`);
  expect(await names()).not.toContain("East");
  const removals = await as(member, (tx) => tx`select table_name, name from get_removals(${project_id}) order by 1`);
  expect(removals).toEqual([
    { table_name: "deep_berths", name: "One" },
    { table_name: "harbours", name: "East" },
  ]);
  expect(await as(member, (tx) => tx`select restore_removed(array[${harbour?.id}]::uuid[]) as count`)).toEqual([{ count: 2 }]);
  expect(await as(member, (tx) => tx`select number, revision from harbours where name = 'East'`)).toEqual([
    { number: harbour?.number, revision: 1 },
  ]);
  const history = await as(
    member,
    (tx) => tx`select change, words ->> 'name' as name from row_revisions where row_id = ${harbour?.id} order by made_at`,
  );
  expect(history).toEqual(["added", "removed", "restored"].map((change) => ({ change, name: "East" })));
});

test("a run writes rows of it with what belongs to them, and is taken back while nothing else stands on it", async () => {
  const before = await names();
  const drafted = [{ name: "Drafted", number: 99, deep_berths: [{ name: "A" }, { name: "B" }] }, { name: "Second" }];
  const { id, count } = await run({ harbours: drafted });
  expect(count).toBe(2);
  const rows = await as(
    member,
    (
      tx,
    ) => tx`select h.name, array_agg(b.order_index || b.name order by b.number) as berths from harbours h left join deep_berths b on b.harbour_id = h.id
      where h.generation_id = ${id} group by h.id order by h.number`,
  );
  expect(rows).toEqual([
    { name: "Drafted", berths: ["0A", "1B"] },
    { name: "Second", berths: [null] },
  ]);
  const undoable = () => as(member, (tx) => tx`select get_undoable_generations(${project_id}) as id`);
  expect(await undoable()).toEqual([{ id }]);
  const [own] = await as(
    member,
    (tx) => tx`insert into deep_berths (project_id, harbour_id, name)
      select project_id, id, 'Own' from harbours where generation_id = ${id} limit 1 returning id`,
  );
  await expect(undo(id)).rejects.toThrow("Deep berths stand on the harbours of this draft. Undo or delete those first.");
  expect(await undoable()).toEqual([]);
  await as(member, (tx) => tx`delete from deep_berths where id = ${own?.id}`);
  expect(await undo(id)).toBe(2);
  expect(await names()).toEqual(before);
  await expect(run({ harbors: [{ name: "Misspelt" }] })).rejects.toThrow('There is no list "harbors" to write to.');
});

test("called again, it makes a column right that came later, and everything else stands once", async () => {
  const policies = () =>
    database.sql`select policyname, cmd, qual, with_check from pg_policies where tablename = 'harbours' order by 1`;
  const triggers = () =>
    database.sql`select tgname from pg_trigger where tgrelid = 'public.harbours'::regclass and not tgisinternal order by 1`;
  const [before, fired] = [await policies(), await triggers()];
  await database.sql.unsafe(`
    alter table public.harbours add column depth text check (char_length(depth) <= 200);
    call private.protect('public.harbours');
  `);
  expect(await policies()).toEqual(before);
  expect(await triggers()).toEqual(fired);
  const { id } = await run({ harbours: [{ name: "Deep", depth: "20 m" }] });
  const changed = await as(
    member,
    (tx) => tx`update harbours set depth = '21 m' where generation_id = ${id} returning number, revision, depth`,
  );
  expect(changed).toEqual([expect.objectContaining({ revision: 2, depth: "21 m" })]);
  await expect(undo(id)).rejects.toThrow(/was edited since/);
});
