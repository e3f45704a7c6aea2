import { meaningsOf } from "#domain/bring/labels.ts";

/** How far down the head of a table is looked for. */
const FAR = 15;

export const knownIn = (row: readonly string[]) =>
  row.filter((cell) => cell && cell.length <= 60 && meaningsOf(cell).length > 0).length;

/** The row that names the columns; -1 where there is none because there are no columns. */
export function headOf(rows: readonly (readonly string[])[]): number {
  const near = rows.slice(0, FAR).map((row, at) => ({ at, known: knownIn(row), filled: row.filter(Boolean).length }));
  const [best] = near
    .filter(({ known, filled }) => known >= 2 || (known === 1 && filled >= 2))
    .toSorted((one, other) => other.known - one.known || one.at - other.at);
  if (best) return best.at;
  return near.find(({ filled }) => filled >= 2)?.at ?? -1;
}

/** A head of fewer columns, each in a word or two. */
export function isSmallHead(row: readonly string[], columns: readonly string[]): boolean {
  const said = row.filter(Boolean);
  return knownIn(row) >= 1 && said.length < columns.filter(Boolean).length && said.every((cell) => cell.split(/\s+/).length <= 2);
}
