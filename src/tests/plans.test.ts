import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readCatalogue } from "#server/rest/catalogue.ts";
import { clusterUrl, createDatabase, type Database } from "./support/cluster.ts";
import { everyVerb, standingIn } from "./support/every-verb.ts";
import { type Filled, fillOrganizations } from "./support/fill-organizations.ts";
import { type Cost, watchVerbs } from "./support/watched-verbs.ts";
import { withoutCase } from "./support/without-case.ts";

let database: Database;
let filled: Filled;
/** Of the short project, before others came, and of the long one. */
let few: Map<string, Cost>;
let many: Map<string, Cost>;
beforeAll(async () => {
  database = await createDatabase();
  filled = await fillOrganizations(database.sql, { organizations: 2, projects: 2, rows: 20, largest: 120 });
  few = await costsIn(filled.project_id);
  many = await costsIn(filled.largest_project_id, true);
  // a machine under load is slow, not wrong
}, 240_000);
afterAll(() => database.drop());

const superuserUrl = () => clusterUrl(inject("cluster"), "supabase_admin", database.name);

async function costsIn(project_id: string, tellsPlans = false): Promise<Map<string, Cost>> {
  const verbs = Object.entries(everyVerb({ ...filled, project_id }, await standingIn(database.sql, project_id)));
  return watchVerbs({ url: superuserUrl(), prefersIndexes: true, tellsPlans }, filled, async (costOf) => {
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
const OTHERS = 100;

/** Verbs that ask more often in a long project what a person may do. */
const askedMore = (few: Map<string, Cost>, many: Map<string, Cost>) =>
  [...many].flatMap(([verb, cost]) => {
    const before = few.get(verb);
    const [less, more] = [before ? asked(before) : [], asked(cost)];
    return more.some((count, at) => count > (less[at] ?? 0) * A_LITTLE) ? [`${verb}: ${less} and ${more}`] : [];
  });

/** Tables of which as many rows more were read as there came organizations. */
const grown = (before: Map<string, Cost>, after: Map<string, Cost>) =>
  [...after].flatMap(([verb, { reads }]) =>
    Object.entries(reads).flatMap(([table, count]) =>
      count - (before.get(verb)?.reads[table] ?? 0) < OTHERS ? [] : `${verb}: ${count} of ${table}`,
    ),
  );

test("no verb reads a table from end to end, what a person may do is asked as often of 120 rows as of 20, and what others have is not read [SPEED-03] [SPEED-04]", async () => {
  const scans = [...many].flatMap(([verb, cost]) =>
    Object.keys(cost.scans).flatMap((table) => (table === OURS ? [] : `${verb}: ${table}`)),
  );
  expect(scans).toEqual([]);
  expect(askedMore(few, many)).toEqual([]);
  expect(asked(many.get("list projects") ?? missing())).toEqual([0, 1, 1, 0]);

  await fillOrganizations(database.sql, { organizations: OTHERS, projects: 2, rows: 20, largest: 20 });
  expect(grown(few, await costsIn(filled.project_id))).toEqual([]);
}, 240_000);

test("each statement a verb runs, those inside functions too, asks what a person may do once for each table it reads, however many rows [SPEED-37]", async () => {
  const repeating = [...many].flatMap(([verb, { repeated }]) => repeated.map((statement) => `${verb}: ${statement}`));
  expect(repeating).toEqual([]);
  expect([...many].flatMap(([verb, { plans }]) => (plans > 0 ? [] : [verb]))).toEqual([]);

  await database.sql.unsafe(`create function public.ask_each_row(project_id uuid) returns bigint language sql as
    'select count(*) from public.pages p where p.project_id = ask_each_row.project_id and (p.number < 0 or private.passed_second_step())';
    grant execute on function public.ask_each_row to authenticated`);
  const { repeated } = await watchVerbs({ url: superuserUrl(), tellsPlans: true }, filled, (costOf) =>
    costOf((db) => db.rpc("ask_each_row" as "list_work", { project_id: filled.project_id }).throwOnError()),
  );
  await database.sql`drop function public.ask_each_row`;
  expect(repeated).toEqual([expect.stringContaining("count(*) from public.pages")]);
});

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
