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

/** Work that is done for many, taken in turns: who was served longest ago comes next, however much others have waiting. */
export type Turns = { take<Value>(key: string, work: () => Promise<Value>): Promise<Value> };

type Waiting = { key: string; begin(): void };

const MOST_REMEMBERED = 1000;

export function createTurns({
  at_once,
  each,
  waiting,
  patience,
  busy = "More is being read now than this server can take.",
}: TurnLimits): Turns {
  let queue: Waiting[] = [];
  const running = new Map<string, number>();
  /** By key, in the order in which they were served last. */
  const served = new Set<string>();
  const of = (key: string) => running.get(key) ?? 0;

  function next(): void {
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    const ready = all < at_once ? queue.filter(({ key }) => of(key) < each) : [];
    const places = [...served];
    const [first] = ready.toSorted((one, other) => places.indexOf(one.key) - places.indexOf(other.key));
    if (!first) return;
    queue = queue.filter((one) => one !== first);
    running.set(first.key, of(first.key) + 1);
    served.delete(first.key);
    served.add(first.key);
    const [oldest] = served;
    if (served.size > MOST_REMEMBERED && oldest !== undefined) served.delete(oldest);
    first.begin();
    next();
  }

  function end(key: string): void {
    const left = of(key) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    next();
  }

  function turn(key: string): Promise<void> {
    return new Promise((begin, refuse) => {
      if (queue.filter((one) => one.key === key).length >= waiting) {
        refuse(tooMany(busy, patience));
        return;
      }
      const bell = setTimeout(() => {
        queue = queue.filter((one) => one !== mine);
        refuse(tooMany(busy, patience));
      }, patience);
      const mine: Waiting = {
        key,
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
    async take(key, work) {
      await turn(key);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
  };
}

function tooMany(why: string, patience: number): Failure {
  const retry_after = Math.max(1, Math.ceil(patience / 1000));
  return new Failure("too_many", `${why} Try again in ${retry_after} seconds.`, { retry_after });
}
