import type { Reading } from "#domain/bring/place.ts";
import type { SourceBlock, SourceTable } from "#domain/bring/source.ts";

export const alikeKey = ({ columns }: SourceTable) => JSON.stringify(columns);

/** The rows of all tables that have the same columns: what one of them is says what the others are. */
export function alikeIn(blocks: readonly SourceBlock[]): Map<string, string[][]> {
  const alike = new Map<string, string[][]>();
  for (const block of blocks)
    if (block.kind === "table") alike.set(alikeKey(block), [...(alike.get(alikeKey(block)) ?? []), ...block.rows]);
  return alike;
}

/** Tables that have the same columns and are read the same: their places in the file, and the rows of all of them. */
export type AlikeTables = { at: readonly number[]; table: SourceTable };

/** The tables of a file, those that are alike as one, in the order of the first of each. */
export function alikeTables(blocks: readonly SourceBlock[], { tables }: Pick<Reading, "tables">): AlikeTables[] {
  const groups = new Map<string, AlikeTables>();
  for (const [at, use] of tables) {
    const table = blocks[at];
    if (table?.kind !== "table") continue;
    const key = `${alikeKey(table)} ${JSON.stringify(use)}`;
    const before = groups.get(key);
    const rows = [...(before?.table.rows ?? []), ...table.rows];
    groups.set(key, { at: [...(before?.at ?? []), at], table: { ...table, rows } });
  }
  return [...groups.values()];
}
