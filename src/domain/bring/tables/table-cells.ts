import type { ColumnUse } from "./table-use.ts";

/** A row of a table: of each cell what it is, what its column is called, and its words. */
export type Cells = readonly { use: ColumnUse; column: string; text: string }[];

/** The words of the first of these that says something. */
export const textOf = (given: Cells, ...uses: ColumnUse[]) =>
  given.find(({ use, text }) => uses.includes(use) && text)?.text ?? "";

/** A row's cells beside what their columns are. */
export function cellsOf(columns: readonly string[], row: readonly string[], uses: readonly ColumnUse[]): Cells {
  return uses.map((use, at) => ({
    use,
    column: (columns[at] ?? "").trim().replace(/^custom field \((.+)\)$/iu, "$1"),
    text: row[at]?.trim() ?? "",
  }));
}
