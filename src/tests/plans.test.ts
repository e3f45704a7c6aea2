import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "./support/cluster.ts";
import { everyVerb, standingIn } from "./support/every-verb.ts";
import { type Filled, fillOrganizations } from "./support/fill-organizations.ts";
import { type Cost, watchVerbs } from "./support/watched-verbs.ts";

let database: Database;
let filled: Filled;
beforeAll(async () => {
  database = await createDatabase();
  filled = await fillOrganizations(database.sql, { organizations: 2, projects: 2, rows: 20, largest: 120 });
});
afterAll(() => database.drop());

async function costsIn(project_id: string): Promise<Map<string, Cost>> {
  const verbs = Object.entries(everyVerb({ ...filled, project_id }, await standingIn(database.sql, project_id)));
  return watchVerbs({ ...database, prefersIndexes: true }, filled, async (costOf) => {
    const costs = new Map<string, Cost>();
    for (const [name, verb] of verbs) costs.set(name, await costOf(verb));
    return costs;
  });
}

const permits = ["project_ids", "organization_ids", "passed_second_step", "closed_because"].map((name) => `private.${name}`);
const asked = (costs: Map<string, Cost>) =>
  Object.fromEntries([...costs].map(([verb, { calls }]) => [verb, permits.map((name) => calls[name] ?? 0)]));
const OTHERS = 30;

/** Tables of which as many rows more were read as there came others. */
const grown = (before: Map<string, Cost>, after: Map<string, Cost>) =>
  [...after].flatMap(([verb, { reads }]) =>
    Object.entries(reads).flatMap(([table, count]) =>
      count - (before.get(verb)?.reads[table] ?? 0) < OTHERS ? [] : `${verb}: ${count} of ${table}`,
    ),
  );

test("no verb reads a table from end to end, what a person may do is asked as often of 120 rows as of 20, and what others have is not read [SPEED-03] [SPEED-04]", async () => {
  const few = await costsIn(filled.project_id);
  const many = await costsIn(filled.largest_project_id);
  const scans = [...many].flatMap(([verb, cost]) => Object.keys(cost.scans).map((table) => `${verb}: ${table}`));
  expect(scans).toEqual([]);
  // each row that was found is looked at by itself
  const { search: _few, ...askedOfFew } = asked(few);
  const { search: _many, ...askedOfMany } = asked(many);
  expect(askedOfMany).toEqual(askedOfFew);
  expect(askedOfMany["list projects"]).toEqual([0, 1, 1, 0]);

  await fillOrganizations(database.sql, { organizations: OTHERS, projects: 2, rows: 20, largest: 20 });
  expect(grown(few, await costsIn(filled.project_id))).toEqual([]);
});
