import { Failure } from "#domain/failure.ts";

export type TurnLimits = {
  /** How much is done at once, and how much of it for one key. */
  at_once: number;
  each: number;
  /** How much of one key may wait, and how long anything waits, in milliseconds. */
  waiting: number;
  patience: number;
  /** How much of all may wait: beyond it, whoever has most waiting is told to come again. */
  room?: number;
  /** What is told those who cannot wait any longer. */
  busy?: string;
};

/**
 * Work that is done for many, taken in turns: who was served longest ago comes next, however much others have waiting. Where it is
 * for several, such as an organization and an account, it is each one's turn.
 */
export type Turns = { take<Value>(whose: string | readonly string[], work: () => Promise<Value>): Promise<Value> };

type Waiting = { keys: readonly string[]; begin(): void; refuse(): void };

const MOST_REMEMBERED = 10_000;

export function createTurns({
  at_once,
  each,
  waiting,
  patience,
  room = Number.POSITIVE_INFINITY,
  busy = "More is being read now than this server can take.",
}: TurnLimits): Turns {
  let queue: Waiting[] = [];
  let all = 0;
  const running = new Map<string, number>();
  /** By key, the turn in which it was served last; who was served longest ago stands first. */
  const served = new Map<string, number>();
  let turns = 0;
  const of = (key: string) => running.get(key) ?? 0;
  const lastServed = ({ keys }: Waiting) => Math.max(...keys.map((key) => served.get(key) ?? 0));

  function next(): void {
    if (all >= at_once) return;
    const ready = queue.filter(({ keys }) => keys.every((key) => of(key) < each));
    const [first] = ready.map((one) => ({ one, last: lastServed(one) })).toSorted((one, other) => one.last - other.last);
    if (!first) return;
    begin(first.one);
    next();
  }

  function begin(one: Waiting): void {
    queue = queue.filter((other) => other !== one);
    all += 1;
    for (const key of one.keys) {
      turns += 1;
      running.set(key, of(key) + 1);
      served.delete(key);
      served.set(key, turns);
    }
    for (const oldest of served.keys()) {
      if (served.size <= MOST_REMEMBERED) break;
      served.delete(oldest);
    }
    one.begin();
  }

  /** Whoever has most waiting, and among those whoever was served last, makes room. */
  function makeRoom(): void {
    if (queue.length <= room) return;
    const waits = new Map<string, number>();
    for (const key of queue.flatMap(({ keys }) => keys)) waits.set(key, (waits.get(key) ?? 0) + 1);
    const ranked = queue.map((one) => ({
      one,
      most: Math.max(...one.keys.map((key) => waits.get(key) ?? 0)),
      last: lastServed(one),
    }));
    ranked.reduce((worst, rank) => ((rank.most - worst.most || rank.last - worst.last) >= 0 ? rank : worst)).one.refuse();
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
      const bell = setTimeout(() => mine.refuse(), patience);
      const mine: Waiting = {
        keys,
        begin: () => {
          clearTimeout(bell);
          begin();
        },
        refuse: () => {
          clearTimeout(bell);
          queue = queue.filter((one) => one !== mine);
          refuse(tooMany(busy, patience));
        },
      };
      queue.push(mine);
      next();
      makeRoom();
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
