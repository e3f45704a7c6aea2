import { Refusal } from "./errors.ts";

export type TurnLimits = {
  /** Flights at once, of everybody together and of one account. */
  atOnce: number;
  perAccount: number;
  /** How many of one account may wait, and for how long. */
  waiting: number;
  patienceMs: number;
};

type Waiting = { start(): void; late: NodeJS.Timeout };
type Account = { flying: number; queue: Waiting[] };

/** Lets accounts take turns, so that nobody can keep the database to themselves: whoever asks for more than a share waits in a line of their own. */
export function createTurns(limits: TurnLimits) {
  const accounts = new Map<string, Account>();
  let flying = 0;

  return { take };

  async function take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const account = accounts.get(name) ?? { flying: 0, queue: [] };
    accounts.set(name, account);
    if (flying < limits.atOnce && account.flying < limits.perAccount && account.queue.length === 0) begin(account);
    else await wait(account);
    try {
      return await work();
    } finally {
      flying -= 1;
      account.flying -= 1;
      if (account.flying === 0 && account.queue.length === 0) accounts.delete(name);
      next();
    }
  }

  function begin(account: Account) {
    flying += 1;
    account.flying += 1;
  }

  function wait(account: Account): Promise<void> {
    if (account.queue.length >= limits.waiting) {
      throw new Refusal(429, "PT429", "Too many requests at once. Wait for the answers before you ask for more.", {
        details: "1",
        retry_after: 1,
      });
    }
    return new Promise((start, fail) => {
      const late = setTimeout(() => {
        account.queue.splice(account.queue.indexOf(waiting), 1);
        fail(new Refusal(503, "PGRST003", "The database is busy. Try again in a moment.", { retry_after: 1 }));
      }, limits.patienceMs);
      const waiting = { start, late };
      account.queue.push(waiting);
    });
  }

  /** The next account in line gets its turn, and goes to the end of the line. */
  function next() {
    for (const [name, account] of accounts) {
      if (flying >= limits.atOnce) return;
      const first = account.flying < limits.perAccount ? account.queue.shift() : undefined;
      if (!first) continue;
      clearTimeout(first.late);
      begin(account);
      accounts.delete(name);
      accounts.set(name, account);
      first.start();
      return;
    }
  }
}
