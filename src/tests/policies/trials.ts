import { expect } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Operation, type Person, people, tables, type World } from "./samples.ts";
import type { Team } from "./team.ts";

export type Trials = {
  /** The primary keys of the catalogue, by table. */
  keys: Map<string, string[]>;
  /** Who manages to do it; every refusal must be a clean one. */
  managing(operation: Operation, table: string): Promise<Person[]>;
};

/** What holds for organizations while somebody tries, but not while rows are put there for it. */
type Rule = { set(organization_id: string): Promise<void>; lift(organization_id: string): Promise<void> };

type Tries = { by(person: Person): Promise<boolean>; end(): Promise<void> };

/** Lets everybody try everything, under a rule if one is given. */
export async function openTrials(team: Team, rule?: Rule): Promise<Trials> {
  const rows = await team.sql<{ table: string; columns: string[] }[]>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`;
  const keys = new Map(rows.map(({ table, columns }) => [table, columns]));
  return {
    keys,
    managing: async (operation, table) => {
      const tries = operation === "insert" ? insertsInto(table) : triesOnRow(operation, table);
      const managed: Person[] = [];
      try {
        for (const person of people) if (await tries.by(person)) managed.push(person);
      } finally {
        await tries.end();
      }
      return managed;
    },
  };

  function insertsInto(table: string): Tries {
    return {
      by: async (person) => {
        const world = team.worldOf(person);
        const { status, body } = await team.rest(person, "POST", table, tables[table]?.row(world));
        expect(status, body).toBeLessThan(500);
        const lone = tables[table]?.lone;
        if (lone) await team.sql`delete from ${team.sql(table)} where ${team.sql(lone)} = ${world[lone]}`;
        return status === 201;
      },
      end: async () => {},
    };
  }

  /** What nobody has changed is there for the next to try. */
  function triesOnRow(operation: Exclude<Operation, "insert">, table: string): Tries {
    let placed: [string, string][] | undefined;
    const remove = async () => {
      if (placed && !tables[table]?.stays) await team.sql`delete from ${team.sql(table)} where ${matching(placed)}`;
      placed = undefined;
    };
    return {
      by: async (person) => {
        placed ??= await place(table, team.world);
        const managed = await manages(person, operation, table, placed);
        if (managed && operation !== "select") await remove();
        return managed;
      },
      end: remove,
    };
  }

  async function manages(
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
    await rule?.lift(world.organization_id);
    const placed = await insertRow(team.sql, table, row, columns);
    if (tables[table]?.joined && placed) {
      await team.joinAll(placed.id);
      await rule?.set(placed.id);
    }
    await rule?.set(world.organization_id);
    return columns.map((column) => [column, String(placed?.[column])]);
  }

  function matching(where: [string, string][]) {
    return where.reduce((all, [column, value]) => team.sql`${all} and ${team.sql(column)} = ${value}`, team.sql`true`);
  }
}
