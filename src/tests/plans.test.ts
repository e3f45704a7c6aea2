import { afterAll, beforeAll, expect, test } from "vitest";
import { readCatalogue } from "#server/rest/catalogue.ts";
import { createDatabase, type Database } from "./support/cluster.ts";
import { everyVerb, standingIn } from "./support/every-verb.ts";
import { type Filled, fillOrganizations } from "./support/fill-organizations.ts";
import { type Cost, watchVerbs } from "./support/watched-verbs.ts";
import { withoutCase } from "./support/without-case.ts";

let database: Database;
let filled: Filled;
/** Of the short project, before others came. */
let few: Map<string, Cost>;
beforeAll(async () => {
  database = await createDatabase();
  filled = await fillOrganizations(database.sql, { organizations: 2, projects: 2, rows: 20, largest: 120 });
  few = await costsIn(filled.project_id);
  // a machine under load is slow, not wrong
}, 240_000);
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
const asked = ({ calls }: Cost) => permits.map((name) => calls[name] ?? 0);
/** What many statements ask differs by one or two with how each is planned; what is asked for each row differs by a hundred. */
const A_LITTLE = 1.1;
/** A few rows that migrations write, however much people do. */
const OURS = "private.choice_labels";
const OTHERS = 30;

/** Verbs that ask more often in a long project what a person may do. */
const askedMore = (few: Map<string, Cost>, many: Map<string, Cost>) =>
  [...many].flatMap(([verb, cost]) => {
    const before = few.get(verb);
    const [less, more] = [before ? asked(before) : [], asked(cost)];
    return more.some((count, at) => count > (less[at] ?? 0) * A_LITTLE) ? [`${verb}: ${less} and ${more}`] : [];
  });

/**
 * Since 27 November 2026: where the planner may not choose, what takes much back at once goes through whole indexes. With true
 * statistics only bringing back a state does, of sections (`npm run bench -- plans`).
 */
const readingOthers = new Set([
  "undo a draft",
  "stop a run and undo it",
  "undo an import",
  "content of a version, and its state brought back",
]);

/** Tables of which as many rows more were read as there came others. */
const grown = (before: Map<string, Cost>, after: Map<string, Cost>) =>
  [...after].flatMap(([verb, { reads }]) =>
    readingOthers.has(verb)
      ? []
      : Object.entries(reads).flatMap(([table, count]) =>
          count - (before.get(verb)?.reads[table] ?? 0) < OTHERS ? [] : `${verb}: ${count} of ${table}`,
        ),
  );

test("no verb reads a table from end to end, what a person may do is asked as often of 120 rows as of 20, and what others have is not read [SPEED-03] [SPEED-04]", async () => {
  const many = await costsIn(filled.largest_project_id);
  const scans = [...many].flatMap(([verb, cost]) =>
    Object.keys(cost.scans).flatMap((table) => (table === OURS ? [] : `${verb}: ${table}`)),
  );
  expect(scans).toEqual([]);
  // each row that was found is looked at by itself
  many.delete("search");
  expect(askedMore(few, many)).toEqual([]);
  expect(asked(many.get("list projects") ?? missing())).toEqual([0, 1, 1, 0]);

  await fillOrganizations(database.sql, { organizations: OTHERS, projects: 2, rows: 20, largest: 20 });
  expect(grown(few, await costsIn(filled.project_id))).toEqual([]);
}, 240_000);

test("a function or a table that the data API offers has a case here, or stands in a dated list with the reason why it has none [SPEED-17]", async () => {
  const { relations, routines } = await readCatalogue(database.url);
  const used = new Set([...few.values()].flatMap(usedBy));
  const listed = withoutCase.flatMap(({ names }) => names);
  expect([...relations.keys(), ...routines.keys()].filter((name) => !used.has(name)).sort()).toEqual(listed.toSorted());
  for (const { since, why } of withoutCase) expect(`${since}: ${why}`).toMatch(/^\d{4}-\d\d-\d\d: [A-Z].*\.$/);
});

test("which tables have rows is asked of the catalogue once for a draft, and once more where its rows hold others [SPEED-18]", () => {
  const catalogued = (verb: string) => (few.get(verb) ?? missing()).calls["private.row_tables"] ?? 0;
  expect(["write a draft", "write a draft of features", "draft everything"].map(catalogued)).toEqual([2, 1, 2]);
});

/** What a verb asked by name or touched of what the data API offers. */
function usedBy({ asked, touches, calls }: Cost): string[] {
  return [...asked, ...[...Object.keys(touches), ...Object.keys(calls)].map((name) => name.replace(/^public\./, ""))];
}

function missing(): never {
  throw new Error("The verb was not tried.");
}
