import { type Account, asksMuchMore, charge, isBusy, newAccount, settle, type TurnLimits } from "./account.ts";
import { Refusal } from "./errors.ts";

type Waiting = { start(): void; late: NodeJS.Timeout; since: number };
type Asker = Account & { queue: Waiting[]; restsUntil: number };
/** `end` is there once there is something to end, and is called once at most. */
type Flight = { account: Asker; began: number; end?: () => void; isEnded: boolean };

/** For so long after a request of others whoever asks too much takes them into account. */
const COMPANY_MS = 1_000;
/** How much longer than its last flight an account rests that has nothing left. */
const REST = 2;
/** For so long whoever has not kept the database busy waits, before somebody who has gives way. */
const CROWDED_MS = 1_000;
const NEXT_TO_GIVE_WAY_MS = 100;
const MOST_REMEMBERED = 10_000;
const GAVE_WAY = "This took long while others waited, so it was ended. Ask for less at once, or try again in a moment.";

/**
 * Lets accounts take turns, so that nobody can keep the database to themselves: whoever asks for more than a share waits in a line of
 * their own; as long as others ask, too, whoever has kept it busy for long flies one at a time, and rests in between where they ask for
 * much more at once than somebody else. Where all is slow, everybody keeps it busy; then nobody is held beside those. Where flights of
 * many accounts take long, those of whoever has least left end for somebody who has not kept it busy and still waits.
 */
export function createTurns(limits: TurnLimits, now: () => number = () => performance.now()) {
  const accounts = new Map<string, Asker>();
  const asking = new Set<Asker>();
  const lines = new Set<Asker>();
  const flights = new Set<Flight>();
  let flying = 0;
  let given = 0;
  let bell: NodeJS.Timeout | undefined;
  let crowdBell: NodeJS.Timeout | undefined;

  return { take };

  /** Where the work says how it can be ended it may be, and fails. */
  async function take<T>(name: string, work: (endedBy: (end: () => void) => void) => Promise<T>): Promise<T> {
    const account = arrive(name);
    if (flying < limits.atOnce && account.queue.length === 0 && mayFly(account)) begin(account);
    else await wait(account);
    const flight: Flight = { account, began: now(), isEnded: false };
    flights.add(flight);
    try {
      return await work((end) => {
        flight.end = end;
      });
    } catch (error) {
      throw flight.isEnded ? new Refusal(503, "PT503", GAVE_WAY, { retry_after: 2 }) : error;
    } finally {
      const ended = now();
      const took = ended - flight.began;
      settle(account, limits, ended);
      // who asks alone keeps nobody waiting
      if (hasCompany(account, ended)) charge(account, limits, took);
      account.restsUntil = ended + took * REST;
      flights.delete(flight);
      flying -= 1;
      account.flying -= 1;
      next();
    }
  }

  function arrive(name: string): Asker {
    const at = now();
    const account = accounts.get(name) ?? remember(name, at);
    settle(account, limits, at);
    account.askedAt = at;
    asking.add(account);
    return account;
  }

  function remember(name: string, at: number): Asker {
    if (accounts.size >= MOST_REMEMBERED) forgetIdle(at);
    const queue: Waiting[] = [];
    const account = { ...newAccount(limits, at), queue, restsUntil: 0 };
    accounts.set(name, account);
    return account;
  }

  function forgetIdle(at: number) {
    for (const [name, account] of accounts) {
      settle(account, limits, at);
      if (account.flying === 0 && account.queue.length === 0 && account.credit === limits.burstMs) accounts.delete(name);
    }
  }

  function mayFly(account: Asker): boolean {
    const at = now();
    settle(account, limits, at);
    const others = isBusy(account, limits) ? [...asking].filter((one) => one !== account && asks(one, at)) : [];
    for (const other of others) settle(other, limits, at);
    const isLess = others.some((other) => isBusy(other, limits) && asksMuchMore(other, account));
    const rests = !isLess && others.some((other) => asksMuchMore(account, other));
    account.isHeld = rests || (!isLess && others.some((other) => !isBusy(other, limits)));
    if (!account.isHeld) return account.flying < limits.perAccount;
    return account.flying === 0 && (!rests || account.credit > 0 || at >= account.restsUntil);
  }

  function hasCompany(account: Asker, at: number): boolean {
    for (const one of asking) {
      if (!asks(one, at)) asking.delete(one);
      else if (one !== account) return true;
    }
    return false;
  }

  function begin(account: Asker) {
    flying += 1;
    account.flying += 1;
  }

  function wait(account: Asker): Promise<void> {
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
      const waiting = { start, late, since: now() };
      account.queue.push(waiting);
      lines.add(account);
      ringForRested();
      ringForCrowded(CROWDED_MS);
    });
  }

  /** Those in line get the turns that are free, one each, and go to the end of the line; every other turn is for those not busy first. */
  function next() {
    for (const account of inLine()) {
      if (flying >= limits.atOnce) return;
      const first = mayFly(account) ? account.queue.shift() : undefined;
      if (!first) continue;
      given += 1;
      clearTimeout(first.late);
      begin(account);
      lines.delete(account);
      if (account.queue.length > 0) lines.add(account);
      first.start();
    }
    ringForRested();
  }

  function inLine(): Asker[] {
    const all = [...lines];
    if (given % 2 === 0 || all.length < 2) return all;
    return [...all.filter((account) => !keepsBusy(account)), ...all.filter(keepsBusy)];
  }

  /** Whether it has kept the database busy for long, or does with what is on its way. */
  function keepsBusy(account: Asker): boolean {
    return left(account, now()) <= limits.burstMs / 2;
  }

  function ringForCrowded(milliseconds: number) {
    if (crowdBell || lines.size === 0) return;
    crowdBell = setTimeout(giveWay, milliseconds);
  }

  /** As long as somebody who has not kept the database busy waits, one flight after another of those who have ends. */
  function giveWay() {
    crowdBell = undefined;
    const at = now();
    const isLong = (account: Asker) => at - (account.queue[0]?.since ?? at) >= CROWDED_MS;
    if (flying >= limits.atOnce && [...lines].some((account) => isLong(account) && !keepsBusy(account))) endOne(at);
    ringForCrowded(NEXT_TO_GIVE_WAY_MS);
  }

  /** The longest of the account that has least left, and nothing. */
  function endOne(at: number) {
    const [first] = [...flights]
      .filter(({ account, end, isEnded }) => end && !isEnded && left(account, at) <= 0)
      .sort((a, b) => left(a.account, at) - left(b.account, at) || a.began - b.began);
    if (!first) return;
    first.isEnded = true;
    first.end?.();
  }

  /** What is left of it when what is on its way is counted as well. */
  function left(account: Asker, at: number): number {
    settle(account, limits, at);
    return [...flights].reduce((sum, flight) => sum - (flight.account === account ? at - flight.began : 0), account.credit);
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

function asks({ flying, queue, askedAt }: Asker, at: number): boolean {
  return flying > 0 || queue.length > 0 || at - askedAt <= COMPANY_MS;
}
