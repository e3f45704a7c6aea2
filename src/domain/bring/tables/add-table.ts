import { meaningsOf } from "#domain/bring/labels.ts";
import { type Context, type Placing, push } from "#domain/bring/place.ts";
import { priorityOf } from "#domain/bring/priorities.ts";
import { type SourceTable, type UnitKey, unitKey } from "#domain/bring/source.ts";
import { isOfTerms } from "#domain/bring/topic.ts";
import type { Part } from "#domain/bring/tree.ts";
import { alikeKey } from "./alike-tables.ts";
import { guessTable } from "./guess-table.ts";
import { keyedTable, keyedUse } from "./keyed.ts";
import { placeTable } from "./place-table.ts";

type TablePart = Extract<Part, { kind: "table" }>;

/** A table's rows; `before` is what stands above it in its chapter. */
export function addTable(place: Placing, part: TablePart, before: Part | undefined, context: Context): void {
  const { at, table } = part;
  const keyed = place.chosen.has(at) || isOfTerms(context.topic) ? undefined : keyedTable(table);
  const count = place.rows.length;
  if (keyed) addKeyed(place, part, captionOf(before, at), { table: keyed.table, context });
  else {
    const use = place.chosen.get(at) ?? guessBelow(table, place.alike.get(alikeKey(table)) ?? table.rows, context.topic);
    place.tables.set(at, use);
    for (const { kind, words, number, rows } of placeTable(table.columns, table.rows, use, context.fixed))
      push(
        place,
        kind,
        words,
        rows.map((row) => unitKey(at, row)),
        number,
      );
  }
  if (place.rows.length > count) for (const heading of [at, ...context.path]) place.headings.add(unitKey(heading));
}

/** Where alike tables are of many kinds, what a heading says of its own table counts more. */
function guessBelow(table: SourceTable, alike: readonly (readonly string[])[], topic: Context["topic"]) {
  const use = guessTable(table.columns, alike, topic);
  return use.noun === "each" && topic?.kind === "rows" ? guessTable(table.columns, table.rows, topic) : use;
}

type Caption = { at: number; column: string; text: string };

/** A first row that went over the whole table, such as `Card 4 · Must`. */
function captionOf(before: Part | undefined, at: number): Caption | undefined {
  if (before?.kind !== "words" || before.at !== at - 1) return undefined;
  const [name = "", text = "", more] = before.text.split(" · ");
  if (!text || more !== undefined) return undefined;
  if (meaningsOf(name).length > 0) return { at: before.at, column: name, text };
  return priorityOf(text) ? { at: before.at, column: "Priority", text } : undefined;
}

function addKeyed(
  place: Placing,
  { at, table: whole }: TablePart,
  caption: Caption | undefined,
  { table, context }: { table: SourceTable; context: Context },
): void {
  const columns = caption ? [...table.columns, caption.column] : table.columns;
  const rows = caption ? table.rows.map((row) => [...row, caption.text]) : table.rows;
  const use = keyedUse({ kind: "table", columns, rows }, context.topic ?? { kind: "requirements" });
  const keys: UnitKey[] = [at, ...(caption ? [caption.at] : [])].map((one) => unitKey(one));
  for (const { kind, words, number } of placeTable(columns, rows, use, context.fixed))
    push(place, kind, words, [...keys, ...whole.rows.map((_, row) => unitKey(at, row))], number);
}
