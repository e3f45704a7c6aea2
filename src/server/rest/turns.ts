import { Refusal } from "./errors.ts";

export type TurnLimits = {
  /** Flights at once, of everybody together and of one account. */
  atOnce: number;
  perAccount: number;
  /** How many of one account may wait, and for how long. */
  waiting: number;
  patienceMs: number;
  /** For how long an account may keep us busy before it flies one at a time: at once, and of each second afterwards. */
  burstMs: number;
  perSecondMs: number;
};

type Waiting = { start(): void; late: NodeJS.Timeout };
/** `credit` is what the account had left at `at`, and `spent` what its requests of late spent in line and in flight. */
type Account = {
  name: string;
  flying: number;
  queue: Waiting[];
  credit: number;
  at: number;
  spent: number;
  restsUntil: number;
};

/** For so long after a request of others whoever asks too much takes them into account. */
const COMPANY_MS = 1_000;
/** How much longer than its last flight an account rests that has nothing left. */
const REST = 2;
/** In so long what was spent counts for a third of it. */
const SPENT_MS = 30_000;
/** So many times its share at once is all that counts of what an account asks: to be kept waiting is not to ask for more. */
const MOST_SHARES = 4;
const MOST_REMEMBERED = 10_000;

/**
 * Lets accounts take turns, so that nobody can keep the database to themselves: whoever asks for more than a share waits in a line of
 * their own, and whoever has kept it busy for long flies one at a time and rests in between, as long as others ask, too. Where all
 * is slow, everybody keeps it busy; then only whoever asks most rests.
 */
export function createTurns(limits: TurnLimits, now: () => number = () => performance.now()) {
  const accounts = new Map<string, Account>();
  const lines = new Set<Account>();
  let flying = 0;
  // who asked last, and who of the others before
  let latest = { name: "", at: Number.NEGATIVE_INFINITY };
  let before = latest;
  let bell: NodeJS.Timeout | undefined;

  return { take };

  async function take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const account = arrive(name);
    if (flying < limits.atOnce && account.queue.length === 0 && mayFly(account)) begin(account);
    else await wait(account);
    const began = now();
    try {
      return await work();
    } finally {
      const ended = now();
      account.credit = Math.max(creditOf(account) - (ended - began), -limits.burstMs);
      account.restsUntil = ended + (ended - began) * REST;
      flying -= 1;
      account.flying -= 1;
      next();
    }
  }

  function arrive(name: string): Account {
    const at = now();
    if (latest.name !== name) before = latest;
    latest = { name, at };
    const known = accounts.get(name);
    if (known) {
      creditOf(known);
      return known;
    }
    if (accounts.size >= MOST_REMEMBERED) forgetIdle();
    const account = { name, flying: 0, queue: [], credit: limits.burstMs, at, spent: 0, restsUntil: 0 };
    accounts.set(name, account);
    return account;
  }

  function forgetIdle() {
    for (const [name, account] of accounts) {
      if (account.flying === 0 && account.queue.length === 0 && creditOf(account) === limits.burstMs) accounts.delete(name);
    }
  }

  function creditOf(account: Account): number {
    const at = now();
    account.credit = Math.min(limits.burstMs, account.credit + ((at - account.at) * limits.perSecondMs) / 1_000);
    const asks = Math.min(account.flying + account.queue.length, limits.perAccount * MOST_SHARES);
    account.spent = account.spent * Math.exp((account.at - at) / SPENT_MS) + asks * (at - account.at);
    account.at = at;
    return account.credit;
  }

  function mayFly(account: Account): boolean {
    const credit = creditOf(account);
    const other = latest.name === account.name ? before : latest;
    if (credit > limits.burstMs / 2 || now() - other.at > COMPANY_MS || isLittle(account))
      return account.flying < limits.perAccount;
    return account.flying === 0 && (credit > 0 || now() >= account.restsUntil);
  }

  /** Whether somebody asks now who has kept the database busy, too, and asked for more. */
  function isLittle(account: Account): boolean {
    for (const other of accounts.values()) {
      if (other === account || (other.flying === 0 && other.queue.length === 0)) continue;
      if (creditOf(other) <= limits.burstMs / 2 && other.spent > account.spent) return true;
    }
    return false;
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
        if (account.queue.length === 0) lines.delete(account);
        fail(new Refusal(503, "PGRST003", "The database is busy. Try again in a moment.", { retry_after: 1 }));
      }, limits.patienceMs);
      const waiting = { start, late };
      account.queue.push(waiting);
      lines.add(account);
      ringForRested();
    });
  }

  /** Those in line get the turns that are free, one each, and go to the end of the line. */
  function next() {
    for (const account of [...lines]) {
      if (flying >= limits.atOnce) return;
      const first = mayFly(account) ? account.queue.shift() : undefined;
      if (!first) continue;
      clearTimeout(first.late);
      begin(account);
      lines.delete(account);
      if (account.queue.length > 0) lines.add(account);
      first.start();
    }
    ringForRested();
  }

  /** Where nobody flies whose end would call them, those who rest are looked at again. */
  function ringForRested() {
    if (bell) return;
    const resting = [...lines].filter((account) => account.flying === 0);
    if (resting.length === 0) return;
    const first = Math.min(...resting.map(({ restsUntil }) => restsUntil));
    bell = setTimeout(
      () => {
        bell = undefined;
        next();
      },
      Math.max(1, Math.min(first - now(), COMPANY_MS)),
    );
  }
}
