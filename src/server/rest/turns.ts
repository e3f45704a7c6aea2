import { DatabaseAway } from "#server/postgres/database-away.ts";
import { CANCELED, sqlState } from "#server/postgres/failures.ts";
import { charge, newAccount, note, settle, type TurnLimits } from "./account.ts";
import {
  type Asker,
  agesOf,
  asks,
  COMPANY_MS,
  type Flight,
  HEAVIEST,
  KEPT_MS,
  UNKNOWN,
  type Waiting,
  WEIGHTS,
  weightOf,
} from "./asker.ts";
import { Refusal } from "./errors.ts";
import { Look } from "./look.ts";

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

/** How much longer than its last flight an account rests that has nothing left. */
const REST = 2;
const LOOK_AGAIN_MS = 50;
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
  const look = () => new Look({ asking, flights, limits, places }, now());

  return { take };

  /** Where the work says how it can be ended it may be, and fails. */
  async function take<T>(name: string, work: (endedBy: EndedBy) => Promise<T>, address = name): Promise<T> {
    const looked = look();
    const account = arrive(name, address, looked.at);
    const flight = account.queue.length === 0 && mayFly(account, looked) ? looked.begin(account) : await wait(account, looked);
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
      account.isNew = false;
      account.restsUntil = ended + took * REST;
      flights.delete(flight);
      account.flights.delete(flight);
      next();
    }
  }

  function arrive(name: string, address: string, at: number): Asker {
    const account = accounts.get(name) ?? remember(name, address, at);
    account.address = address;
    settle(account, limits, at);
    account.askedAt = at;
    asking.add(account);
    return account;
  }

  function remember(name: string, address: string, at: number): Asker {
    if (accounts.size >= MOST_REMEMBERED) forgetIdle(at);
    const account: Asker = {
      ...newAccount(limits, at),
      queue: [],
      flights: new Set(),
      isNew: true,
      restsUntil: 0,
      outUntil: 0,
      address,
    };
    accounts.set(name, account);
    return account;
  }

  function forgetIdle(at: number) {
    for (const [name, account] of accounts) {
      settle(account, limits, at);
      if (account.flights.size === 0 && account.queue.length === 0 && account.credit === limits.burstMs) accounts.delete(name);
    }
  }

  function mayFly(account: Asker, looked: Look): boolean {
    settle(account, limits, looked.at);
    if (flights.size >= limits.atOnce) return false;
    account.isHeld = !looked.hasPlace(account);
    if (account.isHeld) return false;
    const holds = looked.holds(account);
    account.isHeld = holds !== "not";
    if (!account.isHeld) return account.flights.size < limits.perAccount;
    return account.flights.size === 0 && (holds === "one" || account.credit > 0 || looked.at >= account.restsUntil);
  }

  function hasCompany(account: Asker, at: number): boolean {
    for (const one of asking) {
      if (!asks(one, at, KEPT_MS)) asking.delete(one);
      else if (one !== account && asks(one, at)) return true;
    }
    return false;
  }

  function wait(account: Asker, looked: Look): Promise<Flight> {
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
      const waiting: Waiting = { start, late };
      account.queue.push(waiting);
      lines.add(account);
      ringForRested();
      makeRoom(looked);
    });
  }

  /** Those in line get the turns that are free, one each, and go to the end of the line; every other turn is for who has most left, at the address that flies least. */
  function next() {
    const looked = look();
    for (const account of flights.size < limits.atOnce ? inLine(looked.at) : []) {
      const first = mayFly(account, looked) ? account.queue.shift() : undefined;
      if (!first) continue;
      given += 1;
      clearTimeout(first.late);
      lines.delete(account);
      if (account.queue.length > 0) lines.add(account);
      first.start(looked.begin(account));
    }
    ringForRested();
    makeRoom(looked);
  }

  function inLine(at: number): Asker[] {
    if (given % 2 === 0 || lines.size < 2) return [...lines];
    const beside = new Map<string, number>();
    for (const { account } of flights) beside.set(account.address, (beside.get(account.address) ?? 0) + 1);
    return [...lines]
      .map((account) => ({ account, left: left(account, at), beside: beside.get(account.address) ?? 0 }))
      .sort((a, b) => b.left - a.left || a.beside - b.beside)
      .map(({ account }) => account);
  }

  /** Where somebody waits for whom a place is kept, what flies longer and holds it ends. */
  function makeRoom(looked = look()) {
    clearTimeout(roomBell);
    const { at } = looked;
    const isFull = flights.size >= limits.atOnce;
    const waiting = [...lines].filter(
      (account) => account.flights.size < limits.perAccount && (isFull || !looked.hasPlace(account)),
    );
    if (waiting.length === 0) return;
    const lightest = Math.min(...waiting.map((account) => weightOf(account, at)));
    // nobody ends for being unknown
    for (let weight = Math.max(lightest, UNKNOWN) + 1; weight <= HEAVIEST; weight += 1)
      end(looked.heavier(weight), places[weight] ?? 0, at);
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
    return agesOf(account, at).reduce((sum, age) => sum - age, account.credit);
  }

  /** Where nobody flies whose end would call them, those who rest are looked at again. */
  function ringForRested() {
    if (bell) return;
    const resting = [...lines].filter((account) => account.flights.size === 0);
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

function failureOfEnded(error: unknown): unknown {
  const isUndone = sqlState(error) === CANCELED;
  return isUndone || error instanceof DatabaseAway ? new GaveWay(isUndone) : error;
}
