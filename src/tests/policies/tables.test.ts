import { beforeAll, expect, test } from "vitest";
import { type Operation, tables } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";
import { openTrials, type Trials } from "./trials.ts";

let team: Team;
let trials: Trials;

beforeAll(async () => {
  team = await openTeam();
  trials = await openTrials(team);
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
  expect(Object.keys(tables).sort()).toEqual([...trials.keys.keys()].sort());
});

const operations: Operation[] = ["select", "insert", "update", "delete"];
const cells = Object.keys(tables).flatMap((table) => operations.map((operation) => ({ table, operation })));

test.for(cells)(
  "$operation on $table is for those it is meant for, and nobody else [DATA-47, DATA-48]",
  async ({ table, operation }) => {
    expect(await trials.managing(operation, table)).toEqual(tables[table]?.may[operation]);
  },
);
