import { idIn } from "#domain/bring/identified.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ColumnUse } from "./table-use.ts";

/** A row of a table: of each cell what it is, what its column is called, and its words. */
export type Cells = readonly { use: ColumnUse; column: string; text: string }[];

/** The words of the first of these that says something. */
export const textOf = (given: Cells, ...uses: ColumnUse[]) =>
  given.find(({ use, text }) => uses.includes(use) && text)?.text ?? "";

/** What a number of its own says a row is; `R-3` in a column of requirements is no risk. */
export function nounOfId(text: string, column: string): Noun | undefined {
  const noun = idIn(text)?.noun;
  return noun === "risks" && REQUIREMENT.test(column) ? undefined : noun;
}
const REQUIREMENT = /^\W*(?:req|anf|rq|exig|eis)/iu;

/** A row's cells beside what their columns are. */
export function cellsOf(columns: readonly string[], row: readonly string[], uses: readonly ColumnUse[]): Cells {
  return uses.map((use, at) => ({
    use,
    column: (columns[at] ?? "").trim().replace(/^custom field \((.+)\)$/iu, "$1"),
    text: row[at]?.trim() ?? "",
  }));
}
