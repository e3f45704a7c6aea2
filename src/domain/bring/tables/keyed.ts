import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceTable } from "#domain/bring/source.ts";
import type { Topic } from "#domain/bring/topic.ts";
import { isOfFile } from "./file-properties.ts";
import { isGlossary } from "./glossary-table.ts";
import { columnsFor, guessTable } from "./guess-table.ts";
import type { ColumnUse, TableUse } from "./table-use.ts";

/** A table that says rows field by field, one below the other; nothing where it is no such table. */
export function keyedTable({ columns, rows }: SourceTable): { table: SourceTable; from: "head" | "rows" } | undefined {
  if (columns.length !== 2 || isGlossary(columns)) return undefined;
  const isHeadNamed = meaningsOf(columns[0] ?? "").length > 0 && meaningsOf(columns[1] ?? "").length === 0;
  for (const from of isHeadNamed ? (["head", "rows"] as const) : (["rows"] as const)) {
    const whole = from === "head" ? [columns, ...rows] : rows;
    const known = whole.filter(([key = ""]) => meaningsOf(key).length > 0).length;
    if (whole.length < 2 || known < whole.length * 0.6) continue;
    return { table: cardsIn(whole), from };
  }
  return undefined;
}

/** Each card begins where the first key comes again. */
function cardsIn(lines: readonly (readonly string[])[]): SourceTable {
  const keyed = lines.map(([key = "", value = ""]) => ({ key: key.replace(/:$/, ""), value }));
  const keys = keyed.map(({ key }) => key);
  const isRepeated = keys.some((key, at) => at > 0 && key === keys[0]);
  if (!isRepeated) return { kind: "table", columns: keys, rows: [keyed.map(({ value }) => value)] };
  const columns = [...new Set(keys)];
  const cards: string[][] = [];
  for (const { key, value } of keyed) {
    if (key === columns[0]) cards.push(columns.map(() => ""));
    const [card, at] = [cards.at(-1), columns.indexOf(key)];
    if (card) card[at] = [card[at], value].filter(Boolean).join("\n");
  }
  return { kind: "table", columns, rows: cards };
}

/** How it is read: what has no field of its own is said in the row's words. */
export function keyedUse({ columns, rows }: SourceTable, topic: Topic | undefined): TableUse {
  if (isOfFile(columns)) return { noun: "source", columns: columnsFor("source", columns, rows) };
  const use = guessTable(columns, rows, topic);
  if (use.noun === "source") return use;
  return { ...use, columns: use.columns.map((one): ColumnUse => (one === "source" ? "note" : one)) };
}
