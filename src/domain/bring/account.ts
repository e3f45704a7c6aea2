import { markdownOf } from "./block-markdown.ts";
import type { TableUse } from "./columns.ts";
import type { Matched } from "./match.ts";
import type { FileReading } from "./reading.ts";
import { type SourceBlock, type SourceTable, type SourceWords, type Unit, type UnitKey, unitKey, unitsOf } from "./source.ts";

export type Fate = "placed" | "changed" | "same" | "left_out" | "heading" | "kept";
export type Accounted = Unit & { key: UnitKey; fate: Fate };

/** What becomes of every part of a file: nothing of it is missing. `out` are the keys of rows the person left out. */
export function accountOf(reading: FileReading, matched: readonly Matched[], out: ReadonlySet<string>): Accounted[] {
  const fates = new Map<UnitKey, Fate>();
  for (const key of reading.headings) fates.set(key, "heading");
  const order: readonly Fate[] = ["left_out", "same", "changed", "placed"];
  for (const { match } of matched) {
    const { row } = match;
    const fate: Fate = out.has(row.key)
      ? "left_out"
      : row.kind === "source"
        ? "kept"
        : match.is === "new"
          ? "placed"
          : match.is === "change"
            ? "changed"
            : "same";
    for (const key of row.sources) {
      const before = fates.get(key);
      if (!before || order.indexOf(before) < order.indexOf(fate)) fates.set(key, fate);
    }
  }
  return unitsOf(reading.blocks).map((unit) => {
    const key = unitKey(unit.block, unit.row);
    return { ...unit, key, fate: fates.get(key) ?? "kept" };
  });
}

export function countsOf(units: readonly Accounted[]): Record<Fate, number> {
  const counts = { placed: 0, changed: 0, same: 0, left_out: 0, heading: 0, kept: 0 };
  for (const { fate } of units) counts[fate] += 1;
  return counts;
}

/** What stays source text, as Markdown, under the headings it stood under. */
export function keptText({ blocks, tables, rest }: FileReading, units: readonly Accounted[]): string {
  const isKept = new Set(units.filter(({ fate }) => fate === "kept").map(({ key }) => key));
  const kept: SourceBlock[] = [];
  const path: { level: number; block: SourceBlock; said: boolean }[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "heading") {
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop();
      path.push({ level: block.level, block, said: false });
    }
    const own =
      block.kind === "table"
        ? keptTable(block, isKept, { at, use: tables.get(at) })
        : keptWords(block, isKept.has(unitKey(at)), rest.get(unitKey(at)));
    if (!own || (block.kind === "heading" && path.at(-1)?.said)) continue;
    for (const above of path) {
      if (!above.said) kept.push(above.block);
      above.said = true;
    }
    if (block.kind !== "heading") kept.push(own);
  }
  return markdownOf(kept);
}

function keptWords(block: SourceWords, isKept: boolean, rest: string | undefined): SourceBlock | undefined {
  if (isKept) return block;
  return rest === undefined ? undefined : { kind: "paragraph", text: rest };
}

/** Rows that became nothing, and of those that became something the columns that are source text, beside what they are called. */
function keptTable(
  table: SourceTable,
  isKept: ReadonlySet<UnitKey>,
  { at, use }: { at: number; use: TableUse | undefined },
): SourceBlock | undefined {
  const own = table.columns.map((_, column) => use?.columns[column] === "source");
  const named = table.columns.findIndex((_, column) => use?.columns[column] === "id" || use?.columns[column] === "name");
  const rows = table.rows.flatMap((row, index) => {
    if (isKept.has(unitKey(at, index))) return [row];
    const said = row.map((cell, column) => (own[column] || column === named ? cell : ""));
    return row.some((cell, column) => own[column] && cell.trim()) ? [said] : [];
  });
  if (rows.length === 0) return isKept.has(unitKey(at)) ? { ...table, rows } : undefined;
  const filled = table.columns.map((_, column) => rows.some((row) => row[column]?.trim()));
  const only = (row: readonly string[]) => row.filter((_, column) => filled[column]);
  return { ...table, columns: only(table.columns), rows: rows.map(only) };
}
