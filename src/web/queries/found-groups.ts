import { allNouns, isNoun, nouns } from "#domain/nouns/all.ts";
import { type FoundPlace, foundPlaceOf } from "./found-place.ts";
import type { Hit } from "./search.ts";

/** What was found in one list; `count` is how many there are, of which some are given. */
export type FoundGroup = { table: string; title: string; count: number; places: readonly FoundPlace[] };

const others = {
  specifications: "Texts of the specification",
  questionnaires: "Questionnaire answers",
  source_texts: "Documents",
  imports: "Source text of imports",
  projects: "Project",
};
/** In the order people read a specification. */
const order: readonly string[] = ["projects", "specifications", ...allNouns, "questionnaires", "source_texts", "imports"];

/** The hits by list; the list of the first row that is named by its number stands first. */
export function foundGroups(project_id: string, hits: readonly Hit[], first?: string): readonly FoundGroup[] {
  const groups = [...Map.groupBy(hits, ({ table_name }) => table_name)].map(([table, found]) => ({
    table,
    title: titleOf(table),
    count: found[0]?.count ?? 0,
    places: found.map((hit) => foundPlaceOf(project_id, hit)),
  }));
  const placeOf = ({ table }: FoundGroup) => (table === first ? -1 : (order.indexOf(table) + order.length) % order.length);
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const foundIn = (groups: readonly FoundGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);

function titleOf(table: string): string {
  if (isNoun(table)) return table === "sections" ? "Sections of pages" : nouns[table].title;
  return others[table as keyof typeof others] ?? table.replaceAll("_", " ");
}
