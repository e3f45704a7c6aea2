import { isSame } from "#domain/merge.ts";
import type { Outcome, Stored } from "./revised-save.ts";

type Edit<Values> = { base: Values; mine: Values; known: Stored<Values> };

export type SaveLane<Values extends object, Saved> = ReturnType<typeof createSaveLane<Values, Saved>>;

/**
 * Saves of one form wait for each other, and one that was begun before the last was stored goes on from there: nobody is asked to
 * choose between two texts of their own. `storedOf` is what a save answered.
 */
export function createSaveLane<Values extends object, Saved>(storedOf: (saved: Saved) => Stored<Values>) {
  let tail: Promise<unknown> = Promise.resolve();
  let last: Stored<Values> | undefined;
  let stored = 0;

  return function pass<Given extends Edit<Values>>(edit: Given, save: (edit: Given) => Promise<Outcome<Values, Saved>>) {
    const before = stored;
    const result = tail.then(async () => {
      const isBehind = last && (stored > before || revisionOf(last) > revisionOf(edit.known));
      const outcome = await save(last && isBehind ? { ...edit, ...rebased(edit, last) } : edit);
      if (outcome.kind === "saved") {
        last = storedOf(outcome.saved);
        stored += 1;
      }
      return outcome;
    });
    tail = result.catch(() => undefined);
    return result;
  };
}

const revisionOf = ({ revision }: Stored<unknown>) => revision ?? 0;

function rebased<Values extends object>({ base, mine, known }: Edit<Values>, last: Stored<Values>): Edit<Values> {
  const typed = Object.entries(mine).filter(([field, value]) => !isSame(value, Reflect.get(base, field)));
  return {
    base: last.values,
    mine: { ...last.values, ...Object.fromEntries(typed) },
    known: revisionOf(known) > revisionOf(last) ? known : last,
  };
}
