import { cite } from "#domain/citation.ts";
import { referencesIn } from "#domain/citation-graph.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type Links, LinkTable } from "./link-table.ts";

/** From whom something is for to what shows that it works. */
export const traceNouns = ["user_classes", "user_stories", "features", "pages", "test_cases"] as const;
export type TraceNoun = (typeof traceNouns)[number];
export type TraceRows = Pick<ProjectContent, TraceNoun>;
export type TraceLinks = { between: (noun: TraceNoun, other: TraceNoun) => Links };

/**
 * Who has to do with whom: what a row's fields say, what it cites or is cited by, and what follows from both, such as a story being
 * on the page of its feature. A section counts as its page.
 */
export function traceLinks(rows: TraceRows): TraceLinks {
  const table = new LinkTable<TraceNoun>();
  addFields(table, rows);
  addCitations(table, rows);
  table.addThrough("user_stories", "features", "pages");
  for (const noun of ["features", "pages", "test_cases"] as const) table.addThrough("user_classes", "user_stories", noun);
  for (const noun of ["features", "pages"] as const) table.addThrough(noun, "user_stories", "test_cases");
  return { between: (noun, other) => table.between(noun, other) };
}

function addFields(table: LinkTable<TraceNoun>, { user_stories, features, pages, test_cases }: TraceRows) {
  const pageOf = new Map(
    pages.flatMap(({ id, sections }) => [[id, id], ...sections.map((section) => [section.id, id] as const)]),
  );
  for (const { id, user_class_id } of user_stories) table.add("user_stories", id, "user_classes", user_class_id);
  for (const { id, user_story_id } of test_cases) if (user_story_id) table.add("test_cases", id, "user_stories", user_story_id);
  for (const { id, page_id, section_id } of features) {
    const page = pageOf.get(page_id ?? "") ?? pageOf.get(section_id ?? "");
    if (page) table.add("features", id, "pages", page);
  }
}

type Cited = { noun: TraceNoun; id: string };

function addCitations(table: LinkTable<TraceNoun>, rows: TraceRows) {
  const known = new Map<string, Cited>();
  for (const noun of traceNouns) for (const { id, number } of rows[noun]) known.set(cite(noun, number), { noun, id });
  for (const { id, sections } of rows.pages) {
    for (const { number } of sections) known.set(cite("sections", number), { noun: "pages", id });
  }
  const addFrom = (noun: TraceNoun, id: string, row: object) => {
    for (const reference of citedIn(row)) {
      const cited = known.get(reference);
      if (cited && cited.noun !== noun) table.add(noun, id, cited.noun, cited.id);
    }
  };
  for (const noun of traceNouns) for (const row of rows[noun]) addFrom(noun, row.id, row);
  for (const { id, sections } of rows.pages) for (const section of sections) addFrom("pages", id, section);
}

/** A row stays the same object while nothing in it changes, and is read once. */
const read = new WeakMap<object, readonly string[]>();

function citedIn(row: object): readonly string[] {
  const before = read.get(row);
  if (before) return before;
  const found = referencesIn(Object.values(row).filter((value) => typeof value === "string"));
  read.set(row, found);
  return found;
}
