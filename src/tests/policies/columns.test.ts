import { beforeAll, expect, test } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
import { tables } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

type Column = { table: string; column: string; type: string; inserted: boolean; updated: boolean };

let team: Team;
let writable: Column[];
beforeAll(async () => {
  team = await openTeam();
  writable = await team.sql<Column[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      bool_or(has_column_privilege(r.oid, c.oid, a.attnum, 'insert')) as inserted,
      bool_or(has_column_privilege(r.oid, c.oid, a.attnum, 'update')) as updated
    from pg_class c join pg_attribute a on a.attrelid = c.oid, pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and r.rolname in ('anon', 'authenticated')
    group by 1, 2, 3, a.attnum
    having bool_or(has_column_privilege(r.oid, c.oid, a.attnum, 'insert, update')) order by 1, a.attnum`;
});

/** What no caller decides, whichever table it stands in. */
const isFixed = ({ column, type }: Column) =>
  (type === "uuid" && /^(id|project_id|organization_id|user_id|generation_id)$|_by$/.test(column)) ||
  /^(created_at|updated_at|number|revision)$/.test(column);

/** What a caller puts there: right in kind, and never what the database would. */
function forged({ column, type }: Column): unknown {
  if (column.endsWith("_by")) return team.world.bystander_id;
  return { uuid: crypto.randomUUID(), integer: 4711 }[type] ?? "2001-02-03T04:05:06+00:00";
}

/** The one table whose rows are nobody's but their writer's. */
const OWN = "profiles";

test("no change of a row changes which it is, whose it is, who made it, when, or how often it was changed [TENANT-01]", async () => {
  for (const [table, sample] of Object.entries(tables)) {
    const fixed = writable.filter((column) => column.table === table && column.updated && isFixed(column));
    if (fixed.length === 0 || table === OWN) continue;
    const row = sample.row(team.worldOf("admin"));
    const placed = await insertRow(team.sql, table, row, ["*"]);
    // a setting of an organization or of a project is told by it
    const key = ["id", "organization_id"].find((column) => placed && column in placed) ?? "project_id";
    const elsewhere = await ownPlaces();
    for (const column of fixed) {
      const value = elsewhere[column.column] ?? forged(column);
      const { status, body } = await team.rest("admin", "PATCH", `${table}?${key}=eq.${placed?.[key]}`, {
        [column.column]: value,
      });
      expect(status, body).toBeLessThan(500);
      const [kept] = await team.sql`select * from ${team.sql(table)} where ${team.sql(key)} = ${placed?.[key]}`;
      if (column.column !== "updated_at") {
        expect(kept?.[column.column], `${table}.${column.column}`).toEqual(placed?.[column.column]);
      } else expect(Date.parse(String(kept?.updated_at)), table).toBeGreaterThan(Date.now() - 3_600_000);
    }
  }
});

test("a new row is its writer's, of now, and changed never, whatever they send along [TENANT-02]", async () => {
  for (const [table, sample] of Object.entries(tables)) {
    const ours = writable.filter(
      (column) =>
        column.table === table && column.inserted && isFixed(column) && /_by$|_at$|^revision$|^number$/.test(column.column),
    );
    if (ours.length === 0 || table === OWN || !sample.may.insert.includes("admin")) continue;
    for (const column of ours) {
      const row = { ...sample.row(team.worldOf("admin")), [column.column]: forged(column) };
      const { status, body } = await team.rest("admin", "POST", table, row);
      expect(status, body).toBeLessThan(500);
      const found = await team.sql`
        select from ${team.sql(table)} where ${team.sql(column.column)} = ${String(forged(column))}`;
      expect(found, `${table}.${column.column}`).toEqual([]);
    }
  }
});

/** Where somebody who writes in two teams might want to move a row. */
async function ownPlaces(): Promise<Record<string, string>> {
  const [organization] = await team.sql`insert into organizations (name) values ('Elsewhere') returning id`;
  await team.joinAll(organization?.id);
  const [project] =
    await team.sql`insert into projects (organization_id, name) values (${organization?.id}, 'There') returning id`;
  return { organization_id: organization?.id, project_id: project?.id };
}

test("every text and every list people write has a longest it may be [TENANT-03]", async () => {
  const bounded = await team.sql<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
    where c.relnamespace = 'public'::regnamespace and k.contype = 'c'
      and pg_get_constraintdef(k.oid) ~ format('(char_length|octet_length|pg_column_size|cardinality)\\("?%s"?\\) (<=|=) \\d+|= ANY \\(ARRAY\\[|%s ~ ''\\^[^'']*\\{\\d+\\}\\$''', a.attname, a.attname)`;
  const known = new Set(bounded.map(({ table, column }) => `${table}.${column}`));
  const open = writable.filter(
    ({ table, column, type }) => /^(text|json|jsonb|bytea|character|.*\[\])/.test(type) && !known.has(`${table}.${column}`),
  );
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
