import type { Env } from "#server/env.ts";
import { createTurns, type Turns } from "./turns.ts";

/** Who reads for whom: documents and pages are read, websites visited, their scripts run, and exports written, in turns. */
export type Readers = { reading: Turns; visiting: Turns; drawing: Turns; writing: Turns };

export function createReaders(): Readers {
  return {
    reading: createTurns({ at_once: 2, each: 1, waiting: 24, patience: 30_000 }),
    // a website that drips keeps its place until it is given up
    visiting: createTurns({ at_once: 16, each: 3, waiting: 24, patience: 30_000 }),
    // a browser takes more memory than anything else here
    drawing: createTurns({ at_once: 2, each: 1, waiting: 24, patience: 30_000 }),
    writing: createTurns({
      at_once: 2,
      each: 1,
      waiting: 8,
      patience: 60_000,
      busy: "More is being written now than this server can take.",
    }),
  };
}

const byEnv = new WeakMap<Env, Readers>();

/** The same for everything of one server: whoever asks, by whichever door, waits in one line. */
export function readersOf(env: Env): Readers {
  const known = byEnv.get(env) ?? createReaders();
  byEnv.set(env, known);
  return known;
}
