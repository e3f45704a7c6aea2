import { type Label, places } from "#domain/bring/labels.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";

/** What is done with a column: its meaning for a row, a line in the row's words, source text, or nothing. */
export type ColumnUse = Label | "note" | "source" | "out";
/** How a table is read: which kind of row, or each by its words, and what each column says. */
export type TableUse = { noun: Noun | "each" | "source"; columns: readonly ColumnUse[] };

/** What has no field of its own but is said in a row's words. */
const composed: Partial<Record<Noun, readonly Label[]>> = {
  risks: ["probability", "impact", "mitigation", "measure"],
  user_stories: ["want", "so_that", "parent", "category"],
  user_classes: ["needs"],
  features: ["acceptance", "priority", "parent", "story", "statement", "category", "role"],
  quality_requirements: ["priority", "statement"],
  security_measures: ["priority"],
  test_cases: ["priority"],
};

/** The meanings a column can have for rows of this kind. */
export function labelsOf(noun: TableUse["noun"]): Label[] {
  if (noun === "source") return [];
  const of = noun === "each" ? allNouns : [noun];
  const labels = of.flatMap((one) => [...(Object.keys(places[one]) as Label[]), ...(composed[one] ?? [])]);
  return [...new Set([...labels, "id", "kind"] as Label[])];
}
