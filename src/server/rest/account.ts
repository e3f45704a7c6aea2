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

/**
 * What is known of one that asks: `credit` is what it had left at `at`, and `asked` over `present` how many of its requests were with
 * us at once, of late and while there were any. `flown` is how long its flights of late were together, `squared` their squares.
 */
export type Account = {
  flights: ReadonlySet<unknown>;
  queue: readonly unknown[];
  credit: number;
  at: number;
  asked: number;
  present: number;
  askedAt: number;
  isHeld: boolean;
  flown: number;
  squared: number;
  landedAt: number;
};

/** In so long what was asked counts for a third of it. */
const OF_LATE_MS = 30_000;
/** So many times as much at once is much more. */
const MUCH = 2;
/** So many times its share is the most that counts of what an account asks at once: after all stood still everybody has a line. */
const MOST_SHARES = 4;

export function newAccount({ burstMs }: TurnLimits, at: number): Omit<Account, "flights" | "queue"> {
  return {
    credit: burstMs,
    at,
    asked: 0,
    present: 0,
    askedAt: at,
    isHeld: false,
    flown: 0,
    squared: 0,
    landedAt: at,
  };
}

/** Brings an account to this moment; to be called before what it has in line or in flight changes. */
export function settle(account: Account, limits: TurnLimits, at: number): void {
  const passed = at - account.at;
  account.at = at;
  account.credit = Math.min(limits.burstMs, account.credit + (passed * limits.perSecondMs) / 1_000);
  const atOnce = Math.min(account.flights.size + account.queue.length, limits.perAccount * MOST_SHARES);
  // the line of those we hold says nothing of what they ask for
  if (atOnce === 0 || account.isHeld) return;
  const left = Math.exp(-passed / OF_LATE_MS);
  account.asked = account.asked * left + atOnce * passed;
  account.present = account.present * left + passed;
}

export function charge(account: Account, { burstMs }: TurnLimits, milliseconds: number): void {
  account.credit = Math.max(account.credit - milliseconds, -burstMs);
}

/** Counts a flight that is over. */
export function note(account: Account, at: number, took: number): void {
  const left = Math.exp((account.landedAt - at) / OF_LATE_MS);
  account.landedAt = at;
  account.flown = account.flown * left + took;
  account.squared = account.squared * left + took * took;
}

/** How long the flight is that it is found in at any moment, of late and with those it is in now: short ones hide no long one. */
export function usually({ flown, squared }: Account, now: readonly number[]): number {
  const all = now.reduce((sum, age) => sum + age, flown);
  return all > 0 ? now.reduce((sum, age) => sum + age * age, squared) / all : 0;
}

/** Whether it has kept the database busy for long. */
export function isBusy({ credit }: Account, { burstMs }: TurnLimits): boolean {
  return credit <= burstMs / 2;
}

export function asksMuchMore(one: Account, other: Account): boolean {
  return atOnceOfLate(one) > MUCH * atOnceOfLate(other);
}

export function atOnceOfLate({ asked, present }: Account): number {
  return present > 0 ? asked / present : 1;
}
