import { isSame } from "#domain/merge.ts";
import type { Outcome, Standing } from "./revised-save.ts";

type Begun<Values> = { base: Values; mine: Values; known: Standing<Values> };

export type SaveLane<Values extends object, Saved> = ReturnType<typeof createSaveLane<Values, Saved>>;

/**
 * Saves of one form wait for each other, and one that was begun before the last was stored goes on from there: nobody is asked to
 * choose between two texts of their own. `standingOf` is what a save answered.
 */
export function createSaveLane<Values extends object, Saved>(standingOf: (saved: Saved) => Standing<Values>) {
  let tail: Promise<unknown> = Promise.resolve();
  let last: Standing<Values> | undefined;
  let stored = 0;

  return function pass<Given extends Begun<Values>>(begun: Given, save: (begun: Given) => Promise<Outcome<Values, Saved>>) {
    const before = stored;
    const result = tail.then(async () => {
      const isBehind = last && (stored > before || revisionOf(last) > revisionOf(begun.known));
      const outcome = await save(last && isBehind ? { ...begun, ...rebased(begun, last) } : begun);
      if (outcome.kind === "saved") {
        last = standingOf(outcome.saved);
        stored += 1;
      }
      return outcome;
    });
    tail = result.catch(() => undefined);
    return result;
  };
}

const revisionOf = ({ revision }: Standing<unknown>) => revision ?? 0;

function rebased<Values extends object>({ base, mine, known }: Begun<Values>, last: Standing<Values>): Begun<Values> {
  const typed = Object.entries(mine).filter(([field, value]) => !isSame(value, Reflect.get(base, field)));
  return {
    base: last.values,
    mine: { ...last.values, ...Object.fromEntries(typed) },
    known: revisionOf(known) > revisionOf(last) ? known : last,
  };
}
