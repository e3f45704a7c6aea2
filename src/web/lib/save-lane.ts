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

  return function pass<Given extends Begun<Values>>(begun: Given, save: (begun: Given) => Promise<Outcome<Values, Saved>>) {
    const result = tail.then(async () => {
      const outcome = await save({ ...begun, ...rebased(begun, last) });
      if (outcome.kind === "saved") last = standingOf(outcome.saved);
      return outcome;
    });
    tail = result.catch(() => undefined);
    return result;
  };
}

function rebased<Values extends object>(begun: Begun<Values>, last: Standing<Values> | undefined): Begun<Values> {
  if (!last || (last.revision ?? 0) <= (begun.known.revision ?? 0)) return begun;
  const typed = Object.entries(begun.mine).filter(([field, value]) => !isSame(value, Reflect.get(begun.base, field)));
  return { base: last.values, mine: { ...last.values, ...Object.fromEntries(typed) }, known: last };
}
