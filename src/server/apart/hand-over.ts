import { setImmediate as othersTurn } from "node:timers/promises";

/** Rows of a list, by the list's number; and the work itself, with the number of each long list by its place, once those were told. */
export type Handed<Work> = { list: number; rows: readonly unknown[] } | { work: Work; lists: ReadonlyMap<string, number> };
type List = readonly unknown[];

const ROWS_AT_ONCE = 200;

/**
 * Has a process told its work, which copies every row: long lists a part at a time, and in between others have their turn. Lists that
 * it was told with its last work it still has: whoever looks at the same project again does not tell it again.
 */
export function createHandingOver() {
  // whoever has it no longer need not hold it for us
  const numbers = new WeakMap<List, number>();
  let last: ReadonlySet<number> = new Set();
  let count = 0;

  return async <Work>(tell: (handed: Handed<Work>) => Promise<void>, work: Work): Promise<void> => {
    const long = new Map<number, List>();
    const lists = new Map<string, number>();
    const short = withLists(work, (list, place) => {
      if (list.length <= ROWS_AT_ONCE) return list;
      const number = numbers.get(list) ?? count++;
      numbers.set(list, number);
      long.set(number, list);
      lists.set(place, number);
      return [];
    });
    const known = last;
    last = new Set(long.keys());
    for (const [number, list] of long) {
      if (known.has(number)) continue;
      for (let at = 0; at < list.length; at += ROWS_AT_ONCE) {
        await tell({ list: number, rows: list.slice(at, at + ROWS_AT_ONCE) });
        await othersTurn();
      }
    }
    await tell({ work: short, lists });
  };
}

/** Puts together what was handed over: answers all of it with the last of it, and keeps its long lists for the next. */
export function createTaking<Work>(): (handed: Handed<Work>) => Work | undefined {
  let kept = new Map<number, unknown[]>();
  return (handed) => {
    if ("rows" in handed) {
      const { list, rows } = handed;
      const begun = kept.get(list);
      if (begun) for (const row of rows) begun.push(row);
      else kept.set(list, [...rows]);
      return undefined;
    }
    const { work, lists } = handed;
    const numbers = new Set(lists.values());
    kept = new Map([...kept].filter(([number]) => numbers.has(number)));
    return withLists(work, (list, place) => {
      const number = lists.get(place);
      return number === undefined ? list : (kept.get(number) ?? list);
    });
  };
}

/** The same with what `change` makes of each list that stands in no other one. */
function withLists<Value>(value: Value, change: (list: List, place: string) => List, place = ""): Value {
  if (Array.isArray(value)) return change(value, place) as Value;
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner, change, `${place}/${name}`)]);
  return Object.fromEntries(entries) as Value;
}
