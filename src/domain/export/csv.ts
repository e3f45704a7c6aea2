import { csvLine } from "./csv-text.ts";
import type { Exported } from "./exported.ts";
import { NUMBER, REVISION, TYPE, tablesOf, typeLabel } from "./tables.ts";

/** Spreadsheets take a file for UTF-8 where it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Every row in one table; fields of the same label share a column. */
export function writeCsv(exported: Exported): string {
  const tables = tablesOf(exported);
  const labels = [...new Set(tables.flatMap(({ columns }) => columns.map(({ label }) => label)))];
  const words = labels.filter((label) => label !== NUMBER && label !== REVISION);
  const lines = tables.flatMap(({ noun, columns, rows }) => {
    const at = new Map(columns.map(({ label }, index) => [label, index]));
    const cell = (row: readonly string[], label: string) => row[at.get(label) ?? -1] ?? "";
    return rows.map((row) =>
      csvLine([cell(row, NUMBER), typeLabel(noun), cell(row, REVISION), ...words.map((label) => cell(row, label))]),
    );
  });
  return BYTE_ORDER_MARK + csvLine([NUMBER, TYPE, REVISION, ...words]) + lines.join("");
}
