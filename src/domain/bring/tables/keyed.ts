import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceTable } from "#domain/bring/source.ts";
import type { Topic } from "#domain/bring/topic.ts";
import { guessTable } from "./guess-table.ts";
import type { ColumnUse, TableUse } from "./table-use.ts";

/** A table that says one row, field by field; nothing where it is no such table. */
export function keyedTable({ columns, rows }: SourceTable): { table: SourceTable; from: "head" | "rows" } | undefined {
  if (columns.length !== 2) return undefined;
  const isHeadNamed = meaningsOf(columns[0] ?? "").length > 0 && meaningsOf(columns[1] ?? "").length === 0;
  for (const from of isHeadNamed ? (["head", "rows"] as const) : (["rows"] as const)) {
    const whole = from === "head" ? [columns, ...rows] : rows;
    const known = whole.filter(([key = ""]) => meaningsOf(key).length > 0).length;
    if (whole.length < 2 || known < whole.length * 0.6) continue;
    const [keys, values] = [whole.map(([key = ""]) => key.replace(/:$/, "")), whole.map(([, value = ""]) => value)];
    return { table: { kind: "table", columns: keys, rows: [values] }, from };
  }
  return undefined;
}

/** How it is read: what has no field of its own is said in the row's words. */
export function keyedUse({ columns, rows }: SourceTable, topic: Topic | undefined): TableUse {
  const use = guessTable(columns, rows, topic);
  if (use.noun === "source") return use;
  return { ...use, columns: use.columns.map((one): ColumnUse => (one === "source" ? "note" : one)) };
}
