import { beforeAll, expect, test } from "vitest";
import { type Operation, type Person, people, tables, type World } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
let keys: Map<string, string[]>;

beforeAll(async () => {
  team = await openTeam();
  const rows = await team.sql<{ table: string; columns: string[] }[]>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`;
  keys = new Map(rows.map(({ table, columns }) => [table, columns]));
});

test("every table is protected: row-level security is on and each command has its policy", async () => {
  const open = await team.sql`
    select c.relname as table, c.relrowsecurity as protected from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and not c.relrowsecurity`;
  expect(open).toEqual([]);
  const views =
    await team.sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`;
  expect(views, "a view would read with its owner's rights").toEqual([]);
});

test("every table of the catalogue stands in the matrix, and no other", () => {
  expect(Object.keys(tables).sort()).toEqual([...keys.keys()].sort());
});

const operations: Operation[] = ["select", "insert", "update", "delete"];
const cells = Object.keys(tables).flatMap((table) => operations.map((operation) => ({ table, operation })));

test.for(cells)(
  "$operation on $table is for those it is meant for, and nobody else [DATA-47, DATA-48]",
  async ({ table, operation }) => {
    const managed = [];
    for (const person of people) if (await tries(person, operation, table)) managed.push(person);
    expect(managed).toEqual(tables[table]?.may[operation]);
  },
);

/** Whether the person managed it; every refusal must be a clean one. */
async function tries(person: Person, operation: Operation, table: string): Promise<boolean> {
  const world = team.worldOf(person);
  if (operation === "insert") {
    const { status, body } = await team.rest(person, "POST", table, tables[table]?.row(world));
    expect(status, body).toBeLessThan(500);
    return status === 201;
  }
  const where = await place(table, world);
  try {
    return await managed(person, operation, table, where);
  } finally {
    await team.sql`delete from ${team.sql(table)} where ${matching(where)}`;
  }
}

async function managed(
  person: Person,
  operation: Exclude<Operation, "insert">,
  table: string,
  where: [string, string][],
): Promise<boolean> {
  const path = `${table}?${where.map(([column, value]) => `${column}=eq.${value}`).join("&")}`;
  const row = () => team.sql`select xmin::text as written from ${team.sql(table)} where ${matching(where)}`;
  const columns = where.map(([column]) => column).join(",");
  const before = await row();
  const { status, body } = await {
    select: () => team.rest(person, "GET", `${path}&select=${columns}`),
    update: () => team.rest(person, "PATCH", path, tables[table]?.change),
    delete: () => team.rest(person, "DELETE", path),
  }[operation]();
  expect(status, body).toBeLessThan(500);
  const after = await row();
  if (operation === "select") return status === 200 && JSON.parse(body).length === 1;
  return operation === "update" ? before[0]?.written !== after[0]?.written : after.length === 0;
}

/** Puts a fresh row of the team there, behind the scenes, and answers how to find it. */
async function place(table: string, world: World): Promise<[string, string][]> {
  const row = tables[table]?.row({ ...world, actor_id: world.bystander_id }) ?? {};
  const columns = keys.get(table) ?? [];
  const [placed] = await team.sql`insert into ${team.sql(table)} ${team.sql(row)} returning ${team.sql(columns)}`;
  if (tables[table]?.joined && placed) await team.joinAll(placed.id);
  return columns.map((column) => [column, String(placed?.[column])]);
}

function matching(where: [string, string][]) {
  return where.reduce((all, [column, value]) => team.sql`${all} and ${team.sql(column)} = ${value}`, team.sql`true`);
}
