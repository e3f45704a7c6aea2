import { DatabaseAway } from "#server/postgres/database-away.ts";
import { CANCELED, sqlState } from "#server/postgres/failures.ts";
import { type Account, asksMuchMore, charge, isBusy, newAccount, note, settle, type TurnLimits, usually } from "./account.ts";
import { Refusal } from "./errors.ts";

type Waiting = { start(flight: Flight): void; late: NodeJS.Timeout };
/** Until `outUntil` it has no part in the places that are kept for others; `address` is where it asked from last. */
type Asker = Account & { queue: Waiting[]; restsUntil: number; outUntil: number; address: string };
/** `end` is there once there is something to end, and is called once at most. */
type Flight = { account: Asker; began: number; weight: number; end?: () => void; endedAt?: number };
export type EndedBy = (end: () => void) => void;

/** It was ended for others. Where it is undone, nothing of it has happened. */
export class GaveWay extends Refusal {
  readonly isUndone: boolean;
  constructor(isUndone: boolean) {
    super(503, "PT503", "This took long while others waited, so it was ended. Ask for less at once, or try again in a moment.", {
      retry_after: 2,
    });
    this.isUndone = isUndone;
  }
}

/** For so long after a request of others whoever asks too much takes them into account. */
const COMPANY_MS = 1_000;
/** How much longer than its last flight an account rests that has nothing left. */
const REST = 2;
/** Whoever flies for so long has, together with all others who do, no more than so much of the places; the rest is kept for shorter ones. */
const WEIGHTS = [
  { from: 0, share: 1 },
  { from: 100, share: 0.8 },
  { from: 200, share: 0.7 },
  { from: 400, share: 0.6 },
  { from: 800, share: 0.4 },
];
const HEAVIEST = WEIGHTS.length - 1;
const LOOK_AGAIN_MS = 50;
/** For so long after a request of somebody who flies shorter places are kept for them. */
const KEPT_MS = 10_000;
/** For so long whoever had to make room has no part in what is kept for others. */
const OUT_MS = 10_000;
/** What is told to end and has not by then is not waited for any more. */
const ENDING_MS = 500;
const MOST_REMEMBERED = 10_000;

/**
 * Lets accounts take turns, so that nobody can keep the database to themselves: whoever asks for more than a share waits in a line of
 * their own; as long as others ask, too, whoever has kept it busy for long flies one at a time, and rests in between where they ask for
 * much more at once than somebody else. Where all is slow, everybody keeps it busy; then nobody is held beside those. However many
 * accounts fly long, all together have a share of the places; where they came to hold more, the flights of whoever has least left end
 * as soon as somebody waits who does not.
 */
export function createTurns(limits: TurnLimits, now: () => number = () => performance.now()) {
  const accounts = new Map<string, Asker>();
  const asking = new Set<Asker>();
  const lines = new Set<Asker>();
  const flights = new Set<Flight>();
  let given = 0;
  let bell: NodeJS.Timeout | undefined;
  let roomBell: NodeJS.Timeout | undefined;
  const places = WEIGHTS.map(({ share }) =>
    Math.max(Math.min(limits.atOnce, limits.perAccount), Math.floor(limits.atOnce * share)),
  );

  return { take };

  /** Where the work says how it can be ended it may be, and fails. */
  async function take<T>(name: string, work: (endedBy: EndedBy) => Promise<T>, address = name): Promise<T> {
    const account = arrive(name, address);
    const flight = account.queue.length === 0 && mayFly(account) ? begin(account) : await wait(account);
    try {
      return await work((end) => {
        flight.end = end;
      });
    } catch (error) {
      throw flight.endedAt === undefined ? error : failureOfEnded(error);
    } finally {
      const ended = now();
      const took = ended - flight.began;
      settle(account, limits, ended);
      // who asks alone keeps nobody waiting
      if (hasCompany(account, ended)) charge(account, limits, took);
      note(account, ended, took);
      account.restsUntil = ended + took * REST;
      flights.delete(flight);
      account.flying -= 1;
      next();
    }
  }

  function arrive(name: string, address: string): Asker {
    const at = now();
    const account = accounts.get(name) ?? remember(name, address, at);
    account.address = address;
    settle(account, limits, at);
    account.askedAt = at;
    asking.add(account);
    return account;
  }

  function remember(name: string, address: string, at: number): Asker {
    if (accounts.size >= MOST_REMEMBERED) forgetIdle(at);
    const queue: Waiting[] = [];
    const account = { ...newAccount(limits, at), queue, restsUntil: 0, outUntil: 0, address };
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
    if (flights.size >= limits.atOnce) return false;
    account.isHeld = !hasPlace(account, at);
    if (account.isHeld) return false;
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
      if (!asks(one, at, KEPT_MS)) asking.delete(one);
      else if (one !== account && asks(one, at)) return true;
    }
    return false;
  }

  function begin(account: Asker): Flight {
    const began = now();
    const flight = { account, began, weight: weightOf(account, began) };
    account.flying += 1;
    flights.add(flight);
    return flight;
  }

  function wait(account: Asker): Promise<Flight> {
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
      makeRoom();
    });
  }

  /** Those in line get the turns that are free, one each, and go to the end of the line; every other turn is for who has most left, at the address that flies least. */
  function next() {
    for (const account of inLine()) {
      const first = mayFly(account) ? account.queue.shift() : undefined;
      if (!first) continue;
      given += 1;
      clearTimeout(first.late);
      lines.delete(account);
      if (account.queue.length > 0) lines.add(account);
      first.start(begin(account));
    }
    ringForRested();
    makeRoom();
  }

  function inLine(): Asker[] {
    if (given % 2 === 0 || lines.size < 2) return [...lines];
    const at = now();
    return [...lines]
      .map((account) => ({ account, left: left(account, at), beside: flightsFrom(account.address) }))
      .sort((a, b) => b.left - a.left || a.beside - b.beside)
      .map(({ account }) => account);
  }

  function flightsFrom(address: string): number {
    return [...flights].filter(({ account }) => account.address === address).length;
  }

  /** Of those who usually fly as long, or do now, or had to make room. */
  function weightOf(account: Asker, at: number): number {
    if (account.outUntil > at) return HEAVIEST;
    return weightAt(
      usually(
        account,
        [...flights].filter((flight) => flight.account === account).map(({ began }) => at - began),
      ),
    );
  }

  function heavier(weight: number, at: number): Flight[] {
    return [...flights].filter((flight) => Math.max(flight.weight, weightAt(at - flight.began)) >= weight);
  }

  /** Whether those who fly as long leave a place to it, where somebody asks who does not. */
  function hasPlace(account: Asker, at: number): boolean {
    const weight = weightOf(account, at);
    if (weight === 0) return true;
    const lightest = Math.min(...[...asking].filter((one) => asks(one, at, KEPT_MS)).map((one) => weightOf(one, at)));
    return places.every((most, from) => from <= lightest || from > weight || heavier(from, at).length < most);
  }

  /** Where somebody waits for whom a place is kept, what flies longer and holds it ends. */
  function makeRoom() {
    clearTimeout(roomBell);
    const at = now();
    const waiting = [...lines].filter(
      (account) => account.flying < limits.perAccount && (flights.size >= limits.atOnce || !hasPlace(account, at)),
    );
    if (waiting.length === 0) return;
    const lightest = Math.min(...waiting.map((account) => weightOf(account, at)));
    for (let weight = lightest + 1; weight <= HEAVIEST; weight += 1) end(heavier(weight, at), places[weight] ?? 0, at);
    // what has just begun may come to take long
    roomBell = setTimeout(makeRoom, LOOK_AGAIN_MS);
  }

  function end(heavy: Flight[], most: number, at: number) {
    const ending = heavy.filter(({ endedAt = Number.NEGATIVE_INFINITY }) => at - endedAt < ENDING_MS);
    for (const flight of mostGreedy(heavy, at).slice(0, Math.max(0, heavy.length - ending.length - most))) {
      flight.endedAt = at;
      flight.account.outUntil = at + OUT_MS;
      flight.end?.();
    }
  }

  /** What can be ended, of the account that has least left and the longest first. */
  function mostGreedy(of: Flight[], at: number): Flight[] {
    return of
      .filter(({ end, endedAt }) => end && endedAt === undefined)
      .map((flight) => ({ flight, left: left(flight.account, at) }))
      .sort((a, b) => a.left - b.left || a.flight.began - b.flight.began)
      .map(({ flight }) => flight);
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

function asks({ flying, queue, askedAt }: Asker, at: number, within = COMPANY_MS): boolean {
  return flying > 0 || queue.length > 0 || at - askedAt <= within;
}

function failureOfEnded(error: unknown): unknown {
  const isUndone = sqlState(error) === CANCELED;
  return isUndone || error instanceof DatabaseAway ? new GaveWay(isUndone) : error;
}

function weightAt(milliseconds: number): number {
  return WEIGHTS.findLastIndex(({ from }) => milliseconds >= from);
}
