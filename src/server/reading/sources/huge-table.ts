import { Unreadable } from "#server/reading/unreadable.ts";

/** Rows that are read, and cells in all of them. */
export const MOST_ROWS = 10_000;
const MOST_CELLS = 500_000;

export function refuseHugeTable(rows: readonly (readonly string[])[]): void {
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  if (rows.length > MOST_ROWS || cells > MOST_CELLS) throw new Unreadable("too_much");
}
