import { setImmediate as othersTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

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

/**
 * Puts together what was handed over: answers all of it with the last of it, and keeps its long lists for the next. What says the same
 * as in the last work is the same object, too, so that what was made of it need not be made again.
 */
export function createTaking<Work>(): (handed: Handed<Work>) => Work | undefined {
  let kept = new Map<number, unknown[]>();
  let last: Work | undefined;
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
    const whole = withLists(work, (list, place) => {
      const number = lists.get(place);
      return number === undefined ? list : (kept.get(number) ?? list);
    });
    last = asBefore(whole, last);
    return last;
  };
}

/** What says the same as it did `before` is that very object; a long list that was told anew is taken for another one, unread. */
function asBefore<Value>(value: Value, before: unknown): Value {
  if (Array.isArray(value) && value.length > ROWS_AT_ONCE) return value;
  if (!isPlain(value) || !isPlain(before)) return isDeepStrictEqual(value, before) ? (before as Value) : value;
  const entries = Object.entries(value).map(([name, inner]) => [name, asBefore(inner, before[name])] as const);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([name, inner]) => Object.hasOwn(before, name) && inner === before[name]);
  return isSame ? (before as Value) : (Object.fromEntries(entries) as Value);
}

/** The same with what `change` makes of each list that stands in no other one. */
function withLists<Value>(value: Value, change: (list: List, place: string) => List, place = ""): Value {
  if (Array.isArray(value)) return change(value, place) as Value;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner, change, `${place}/${name}`)]);
  return Object.fromEntries(entries) as Value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
