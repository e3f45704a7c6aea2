import { setImmediate as othersTurn } from "node:timers/promises";

/** Rows of the list that stands in the work at this place; and the work itself, once all of its long lists were told. */
export type Handed<Work> = { place: string; rows: readonly unknown[] } | { work: Work };

const ROWS_AT_ONCE = 200;

/** Has a process told its work, which copies every row: long lists a part at a time, and in between others have their turn. */
export async function handOver<Work>(tell: (handed: Handed<Work>) => Promise<void>, work: Work): Promise<void> {
  const long = new Map<string, readonly unknown[]>();
  const short = withLists(work, (list, place) => {
    if (list.length <= ROWS_AT_ONCE) return list;
    long.set(place, list);
    return [];
  });
  for (const [place, rows] of long) {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await tell({ place, rows: rows.slice(at, at + ROWS_AT_ONCE) });
      await othersTurn();
    }
  }
  await tell({ work: short });
}

/** Puts together what was handed over: answers all of it with the last of it. */
export function createTaking<Work>(): (handed: Handed<Work>) => Work | undefined {
  let long = new Map<string, unknown[]>();
  return (handed) => {
    if ("place" in handed) {
      const { place, rows } = handed;
      const known = long.get(place);
      if (known) for (const row of rows) known.push(row);
      else long.set(place, [...rows]);
      return undefined;
    }
    const lists = long;
    long = new Map();
    return withLists(handed.work, (list, place) => lists.get(place) ?? list);
  };
}

/** The same with what `change` makes of each list that stands in no other one. */
function withLists<Value>(
  value: Value,
  change: (list: readonly unknown[], place: string) => readonly unknown[],
  place = "",
): Value {
  if (Array.isArray(value)) return change(value, place) as Value;
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner, change, `${place}/${name}`)]);
  return Object.fromEntries(entries) as Value;
}
