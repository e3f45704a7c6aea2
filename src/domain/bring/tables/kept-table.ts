import type { SourceTable } from "#domain/bring/source.ts";
import type { ColumnUse } from "./table-use.ts";

/** How much of a row is source text: all of it, the columns that are, or nothing. */
export type KeptOf = "whole" | "columns" | "nothing";

/** What of a table is source text: whole rows, and of others the columns that are, beside what they are called. */
export function keptTable(
  table: SourceTable,
  uses: readonly ColumnUse[],
  keptOf: (row: number) => KeptOf,
): SourceTable | undefined {
  const own = table.columns.map((_, column) => uses[column] === "source");
  const named = table.columns.findIndex((_, column) => uses[column] === "id" || uses[column] === "name");
  const rows = table.rows.flatMap((row, index) => {
    const kept = keptOf(index);
    if (kept !== "columns") return kept === "whole" ? [row] : [];
    const said = row.map((cell, column) => (own[column] || column === named ? cell : ""));
    return row.some((cell, column) => own[column] && cell.trim()) ? [said] : [];
  });
  if (rows.length === 0) return undefined;
  const filled = table.columns.map((_, column) => rows.some((row) => row[column]?.trim()));
  const only = (row: readonly string[]) => row.filter((_, column) => filled[column]);
  return { ...table, columns: only(table.columns), rows: rows.map(only) };
}
