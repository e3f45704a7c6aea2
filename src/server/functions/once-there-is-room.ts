import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "#domain/failure.ts";

/** In seconds: who is to come back later than that is refused, and how long the rest is gone on with. */
const LONGEST_PAUSE = 60;
const PATIENCE = 600;

/**
 * For work that nobody waits for as for an answer: what is refused because too much is done now is tried again when it was said, as long
 * as it `goesOn`.
 */
export async function onceThereIsRoom<Done>(work: () => Promise<Done>, goesOn: () => Promise<boolean>): Promise<Done> {
  const until = performance.now() + PATIENCE * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const seconds = error instanceof Failure ? error.retry_after : undefined;
      if (seconds === undefined || seconds > LONGEST_PAUSE || performance.now() > until) throw error;
      // who was refused together does not come back together
      await pause(seconds * 1000 * (1 + Math.random() / 2), undefined, { ref: false });
      if (!(await goesOn())) throw error;
    }
  }
}
