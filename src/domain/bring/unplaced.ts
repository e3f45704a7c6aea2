import { asMarkdown, markdownOf } from "./block-markdown.ts";
import type { Reading } from "./place.ts";
import type { Placed } from "./placed.ts";
import { headingsAbove, namedCells, type SourceBlock, type SourceTable, type UnitKey, unitKey } from "./source.ts";
import { keptTable } from "./tables/kept-table.ts";

/** How the piece of this unit is named among a file's rows. */
export const pieceKey = (unit: UnitKey) => `source:${unit}`;
/** The unit of such a key; nothing for rows that are no piece of their own. */
export const pieceUnit = (key: string): UnitKey | undefined => /^source:(\d+(?:\.\d+)?)$/.exec(key)?.[1];

/** What became nothing, piece by piece, so that a person can place each of them or leave it. */
export function unplaced(blocks: readonly SourceBlock[], reading: Reading): Placed[] {
  const taken = takenBy(reading);
  const paths = headingsAbove(blocks);
  return blocks.flatMap((block, at) => {
    const under = paths[at];
    const own = block.kind === "table" ? piecesOf(block, at, taken, reading) : pieceOf(blocks, at, taken, reading);
    return own.map(
      ({ unit, text, sources = [unit] }): Placed => ({
        key: pieceKey(unit),
        kind: "source",
        words: { text },
        sources,
        ...(under && block.kind !== "heading" ? { under } : {}),
      }),
    );
  });
}

/** The parts of a file that rows were made of, or that told what rows are. */
export function takenBy({ headings, rows }: Pick<Reading, "headings" | "rows">): ReadonlySet<UnitKey> {
  return new Set([...headings, ...rows.flatMap(({ kind, sources }) => (kind === "source" ? [] : sources))]);
}

/** Without `sources` it is a part of what became something else. */
type Piece = { unit: UnitKey; text: string; sources?: UnitKey[] };
type Taken = ReadonlySet<UnitKey>;

function pieceOf(blocks: readonly SourceBlock[], at: number, taken: Taken, { rest }: Reading): Piece[] {
  const [block, next, unit] = [blocks[at], blocks[at + 1], unitKey(at)];
  if (!block || block.kind === "table") return [];
  if (taken.has(unit)) {
    const text = rest.get(unit);
    return text ? [{ unit, text, sources: [] }] : [];
  }
  // a heading of what follows it is said with it
  if (block.kind === "heading" && next && (next.kind !== "heading" || next.level > block.level)) return [];
  return [{ unit, text: block.kind === "item" ? block.text : asMarkdown(block) }];
}

function piecesOf(table: SourceTable, at: number, taken: Taken, { tables }: Reading): Piece[] {
  const unit = unitKey(at);
  if (table.rows.length === 0) return taken.has(unit) ? [] : [{ unit, text: table.columns.filter(Boolean).join(" · ") }];
  const isTaken = (row: number) => taken.has(unitKey(at, row));
  const whole = table.rows.flatMap((row, index) =>
    isTaken(index) ? [] : [{ unit: unitKey(at, index), text: namedCells(table, row) }],
  );
  const columns = keptTable(table, tables.get(at)?.columns ?? [], (row) => (isTaken(row) ? "columns" : "nothing"));
  return [...whole, ...(columns ? [{ unit, text: markdownOf([columns]), sources: [] }] : [])];
}
