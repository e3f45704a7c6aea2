import { setTimeout as sleep } from "node:timers/promises";

/** The time, in milliseconds; tests have their own. */
export type Clock = { now(): number; pause(milliseconds: number, signal?: AbortSignal): Promise<void> };

export const realClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : {}),
};

export type Pace = {
  /** Asks a host when nobody else of this process does, and no sooner than `gap` after the last answer. */
  visit<Value>(host: string, gap: number, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
};

/** In milliseconds: a host that needs longer to answer is left alone for longer, up to a second. */
const LEAST_GAP = 100;
const MOST_OWN_GAP = 1000;
const MOST_REMEMBERED = 1000;

type Host = { last: Promise<unknown>; ended: number; rest: number };

/** One polite request at a time for each host, whoever of this process wants to read it. */
export function createPace(clock: Clock = realClock): Pace {
  const hosts = new Map<string, Host>();
  return {
    async visit(host, gap, work, signal) {
      const known = hosts.get(host) ?? { last: Promise.resolve(), ended: Number.NEGATIVE_INFINITY, rest: 0 };
      hosts.delete(host);
      hosts.set(host, known);
      const [oldest] = hosts.keys();
      if (hosts.size > MOST_REMEMBERED && oldest !== undefined) hosts.delete(oldest);
      const mine = known.last.then(async () => {
        const wait = known.ended + Math.max(known.rest, gap) - clock.now();
        if (wait > 0) await clock.pause(wait, signal);
        signal?.throwIfAborted();
        const began = clock.now();
        try {
          return await work();
        } finally {
          known.ended = clock.now();
          known.rest = Math.min(MOST_OWN_GAP, Math.max(LEAST_GAP, known.ended - began));
        }
      });
      known.last = mine.catch(() => {});
      return mine;
    },
  };
}
