import { oneAtATime } from "#server/one-at-a-time.ts";

const HOUR = 3_600_000;

/** Sweeps at once and then every hour, until stopped. */
export function sweepRegularly(sweep: () => Promise<unknown>, onError: (error: unknown) => void) {
  return oneAtATime(() => sweep().then(() => {}, onError), HOUR, { atOnce: true });
}
