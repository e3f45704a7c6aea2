import { type Account, usually } from "./account.ts";

export type Waiting = { start(flight: Flight): void; late: NodeJS.Timeout };
/** Is new until a flight of its own has landed. Until `outUntil` it has no part in the places that are kept for others; `address` is where it asked from last. */
export type Asker = Account & {
  queue: Waiting[];
  flights: Set<Flight>;
  isNew: boolean;
  restsUntil: number;
  outUntil: number;
  address: string;
};
/** `end` is there once there is something to end, and is called once at most. */
export type Flight = { account: Asker; began: number; weight: number; end?: () => void; endedAt?: number };

/** Whoever flies for so long has, together with all others who do, no more than so much of the places; the rest is kept for shorter ones. */
export const WEIGHTS = [
  { from: 0, share: 1 },
  // for those of whom nobody knows yet how long they fly, and no time of which is so long
  { from: Number.POSITIVE_INFINITY, share: 0.9 },
  { from: 100, share: 0.8 },
  { from: 200, share: 0.7 },
  { from: 400, share: 0.6 },
  { from: 800, share: 0.4 },
];
export const UNKNOWN = 1;
export const HEAVIEST = WEIGHTS.length - 1;
/** For so long after a request of others whoever asks too much takes them into account. */
export const COMPANY_MS = 1_000;
/** For so long after a request of somebody who flies shorter places are kept for them. */
export const KEPT_MS = 10_000;

export function asks({ flights, queue, askedAt }: Asker, at: number, within = COMPANY_MS): boolean {
  return flights.size > 0 || queue.length > 0 || at - askedAt <= within;
}

/** Of those nobody knows, or who usually fly as long, or do now, or had to make room. */
export function weightOf(account: Asker, at: number): number {
  if (account.outUntil > at) return HEAVIEST;
  return Math.max(account.isNew ? UNKNOWN : 0, weightAt(usually(account, agesOf(account, at))));
}

export function weightAt(milliseconds: number): number {
  return WEIGHTS.findLastIndex(({ from }) => milliseconds >= from);
}

export function agesOf({ flights }: Asker, at: number): number[] {
  return Array.from(flights, ({ began }) => at - began);
}
