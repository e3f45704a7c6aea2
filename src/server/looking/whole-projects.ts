import { AsyncLocalStorage } from "node:async_hooks";
import { Failure } from "#domain/failure.ts";
import { createTurns } from "#server/reading/turns.ts";
import { lengthOf } from "./length-of.ts";

/** In characters: a project that nobody made to hurt has a few millions, and the longest the database hands over 64. */
type Most = { each: number; all: number };
const MOST: Most = { each: 80_000_000, all: 192_000_000 };
const BUSY = "More large projects are worked on now than this server can take.";
const SECONDS = 10;

export type WholeProjects = {
  /** Reads all that a project says, in the turn of `whose`, and works on it: what is held meanwhile is bounded for each of them and for everybody. */
  within<Read extends object, Done>(
    whose: string | readonly string[],
    read: () => Promise<Read>,
    work: (read: Read) => Promise<Done>,
    /** What of it is the same object when it is read again and nothing has changed. */
    of?: (read: Read) => object,
  ): Promise<Done>;
  /** The same with what was read already; within what is held it is part of that. */
  keeping<Done>(whose: string | readonly string[], what: object, work: () => Promise<Done>): Promise<Done>;
};

const inside = new AsyncLocalStorage<{ still: boolean }>();

export function createWholeProjects(most: Most = MOST): WholeProjects {
  const turns = createTurns({ at_once: 4, each: 2, waiting: 200, patience: 30_000, busy: BUSY });
  const lengths = new WeakMap<object, number>();
  const held = new Map<object, { by: Map<string, number>; length: number }>();
  const lengthBy = new Map<string, number>();
  let all = 0;

  /** What several work on is there once, for each of those whose turn it is. */
  function hold(read: object, keys: readonly string[]): () => void {
    const known = held.get(read);
    const { by, length } = known ?? { by: new Map<string, number>(), length: lengths.get(read) ?? lengthOf(read) };
    lengths.set(read, length);
    const added = keys.filter((key) => !by.has(key));
    const isFull = added.some((key) => (lengthBy.get(key) ?? 0) + length > most.each);
    if (isFull || (!known && all + length > most.all)) {
      throw new Failure("too_many", `${BUSY} Try again in ${SECONDS} seconds.`, { retry_after: SECONDS });
    }
    if (!known) {
      held.set(read, { by, length });
      all += length;
    }
    for (const key of keys) by.set(key, (by.get(key) ?? 0) + 1);
    for (const key of added) lengthBy.set(key, (lengthBy.get(key) ?? 0) + length);
    return () => {
      for (const key of keys) {
        const left = (by.get(key) ?? 0) - 1;
        if (left > 0) by.set(key, left);
        else {
          by.delete(key);
          const rest = (lengthBy.get(key) ?? 0) - length;
          if (rest > 0) lengthBy.set(key, rest);
          else lengthBy.delete(key);
        }
      }
      if (by.size > 0) return;
      held.delete(read);
      all -= length;
    };
  }

  async function holding<Done>(whose: string | readonly string[], what: object, work: () => Promise<Done>): Promise<Done> {
    const letGo = hold(what, [...new Set([whose].flat())]);
    const isHeld = { still: true };
    try {
      return await inside.run(isHeld, work);
    } finally {
      isHeld.still = false;
      letGo();
    }
  }

  return {
    keeping: (whose, what, work) => (inside.getStore()?.still ? work() : holding(whose, what, work)),
    async within(whose, read, work, of = (all) => all) {
      const content = await turns.take(whose, read);
      return holding(whose, of(content), () => work(content));
    },
  };
}

/** Those of this process. */
export const wholeProjects = createWholeProjects();
