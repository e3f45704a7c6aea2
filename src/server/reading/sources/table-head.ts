import { meaningsOf } from "#domain/bring/labels.ts";

/** How far down the head of a table is looked for. */
const FAR = 15;

export const knownIn = (row: readonly string[]) =>
  row.filter((cell) => cell && cell.length <= 60 && meaningsOf(cell).length > 0).length;

/** The row that names the columns; -1 where there is none because there are no columns. */
export function headOf(rows: readonly (readonly string[])[]): number {
  const near = rows.slice(0, FAR).map((row, at) => ({ at, known: knownIn(row), filled: row.filter(Boolean).length }));
  const labels = rows.filter((row) => row[0] && row.filter(Boolean).length >= 2 && meaningsOf(row[0]).length > 0);
  const told = rows.filter((row) => row.filter(Boolean).length >= 2);
  // labels below each other name what each line says, and the first line is one of them or stands above them
  if (labels.length > 1 && labels.length >= told.length - 1 && labels.every((row) => knownIn(row) === 1))
    return rows.indexOf(told[0] as string[]);
  const [best] = near
    .filter(({ known, filled }) => known >= 2 || (known === 1 && filled >= 2))
    .toSorted((one, other) => other.known - one.known || one.at - other.at);
  if (best) return best.at;
  const first = near.find(({ filled }) => filled >= 2)?.at ?? -1;
  // two words beside each other above sentences are no table
  return rows.filter((row) => row.filter(Boolean).length >= 2).length > 1 ? first : -1;
}

const MOST_WORDS = 5;

/** Whether a row says something itself rather than naming the columns below it. */
export const isSaying = (row: readonly string[]) =>
  knownIn(row) === 0 && row.some((cell) => cell.split(/\s+/).length >= MOST_WORDS);

/** A head of fewer columns, each in a word or two. */
export function isSmallHead(row: readonly string[], columns: readonly string[]): boolean {
  const said = row.filter(Boolean);
  return knownIn(row) >= 1 && said.length < columns.filter(Boolean).length && said.every((cell) => cell.split(/\s+/).length <= 2);
}
