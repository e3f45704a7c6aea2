import { Failure } from "#domain/failure.ts";

export type TurnLimits = {
  /** How much is done at once, and how much of it for one key. */
  at_once: number;
  each: number;
  /** How much of one key may wait, and how long anything waits, in milliseconds. */
  waiting: number;
  patience: number;
  /** What is told those who cannot wait any longer. */
  busy?: string;
};

/**
 * Work that is done for many, taken in turns: who was served longest ago comes next, however much others have waiting. Where it is
 * for several, such as an organization and an account, it is each one's turn.
 */
export type Turns = { take<Value>(whose: string | readonly string[], work: () => Promise<Value>): Promise<Value> };

type Waiting = { keys: readonly string[]; begin(): void };

const MOST_REMEMBERED = 1000;

export function createTurns({
  at_once,
  each,
  waiting,
  patience,
  busy = "More is being read now than this server can take.",
}: TurnLimits): Turns {
  let queue: Waiting[] = [];
  let all = 0;
  const running = new Map<string, number>();
  /** By key, in the order in which they were served last. */
  const served = new Set<string>();
  const of = (key: string) => running.get(key) ?? 0;

  function next(): void {
    const ready = all < at_once ? queue.filter(({ keys }) => keys.every((key) => of(key) < each)) : [];
    const places = new Map([...served].map((key, at) => [key, at]));
    const lastServed = ({ keys }: Waiting) => Math.max(...keys.map((key) => places.get(key) ?? -1));
    const [first] = ready.toSorted((one, other) => lastServed(one) - lastServed(other));
    if (!first) return;
    queue = queue.filter((one) => one !== first);
    all += 1;
    for (const key of first.keys) {
      running.set(key, of(key) + 1);
      served.delete(key);
      served.add(key);
    }
    for (const oldest of served) if (served.size > MOST_REMEMBERED) served.delete(oldest);
    first.begin();
    next();
  }

  function end(keys: readonly string[]): void {
    all -= 1;
    for (const key of keys) {
      const left = of(key) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
    next();
  }

  function turn(keys: readonly string[]): Promise<void> {
    return new Promise((begin, refuse) => {
      if (keys.some((key) => queue.filter((one) => one.keys.includes(key)).length >= waiting)) {
        refuse(tooMany(busy, patience));
        return;
      }
      const bell = setTimeout(() => {
        queue = queue.filter((one) => one !== mine);
        refuse(tooMany(busy, patience));
      }, patience);
      const mine: Waiting = {
        keys,
        begin: () => {
          clearTimeout(bell);
          begin();
        },
      };
      queue.push(mine);
      next();
    });
  }

  return {
    async take(whose, work) {
      const keys = [...new Set([whose].flat())];
      await turn(keys);
      try {
        return await work();
      } finally {
        end(keys);
      }
    },
  };
}

function tooMany(why: string, patience: number): Failure {
  const retry_after = Math.max(1, Math.ceil(patience / 1000));
  return new Failure("too_many", `${why} Try again in ${retry_after} seconds.`, { retry_after });
}
