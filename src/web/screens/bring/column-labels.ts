import type { ColumnUse, TableUse } from "#domain/bring/tables/table-use.ts";
import { allNouns, asTitle } from "#domain/nouns/all.ts";

export const tableNouns: readonly TableUse["noun"][] = ["each", ...allNouns, "source"];

/** What a column says, where its name in code is not what people call it. */
const labels: Partial<Record<ColumnUse, string>> = {
  name: "Name",
  id: "Its own number",
  kind: "What kind of row it is",
  category: "Category",
  note: "A line in the row's words",
  source: "Source text",
  out: "Leave out",
  acceptance: "Acceptance criteria",
  role: "User class",
  want: "I want",
  so_that: "So that",
  for_story: "User story",
  interface_kind: "Kind of interface",
  designs: "Links to designs",
  consequence: "If it is wrong",
  functionality: "What is at risk",
  page: "Page",
  parent: "Belongs to",
};

export function columnUseLabel(use: ColumnUse): string {
  return labels[use] ?? asTitle(use.replaceAll("_", " "));
}
