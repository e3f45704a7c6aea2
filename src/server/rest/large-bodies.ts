import { setTimeout as delay } from "node:timers/promises";
import { Refusal } from "./errors.ts";

const LARGE = 262_144;
/** What one account may send in large bodies; reading them keeps everybody else waiting. */
const BYTES_PER_MS = 4_194_304 / 1_000;
const PATIENCE_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** Holds a large body back until its account's earlier ones are paid for, so that nobody keeps the process busy with reading. */
export function createLargeBodies() {
  const paidAt = new Map<string, number>();
  return async (account: string, bytes: number): Promise<void> => {
    if (bytes < LARGE) return;
    const now = performance.now();
    const begins = Math.max(now, paidAt.get(account) ?? 0);
    if (begins - now > PATIENCE_MS) {
      const details = String(Math.ceil((begins - now) / 1_000));
      throw new Refusal(429, "PT429", "This is too much at once. Wait a few seconds before you send more.", {
        details,
        retry_after: Number(details),
      });
    }
    if (paidAt.size >= MOST_REMEMBERED) for (const [name, at] of paidAt) if (at < now) paidAt.delete(name);
    paidAt.set(account, begins + bytes / BYTES_PER_MS);
    if (begins > now) await delay(begins - now);
  };
}
