import { expect } from "vitest";

const BACK_MS = 5_000;
const SLOWER = 3;
export const IN_TIME = `${BACK_MS / 1_000} seconds (or ${SLOWER} times what an undisturbed start takes there and then)`;

/**
 * Fails where something came back too late. Nothing that died can be back before a start is over, so where the machine is slow it is held
 * to what a start takes, in milliseconds as well, which is asked for only then.
 */
export async function holdToTime(took: number, startTook: () => Promise<number>): Promise<void> {
  if (took >= BACK_MS) expect(took).toBeLessThan(SLOWER * (await startTook()));
}

/** In milliseconds. */
export function tellTimes(what: string, took: readonly number[]): void {
  const inOrder = took.map(Math.round).toSorted((a, b) => a - b);
  const [median, worst] = [inOrder[Math.floor(inOrder.length / 2)], inOrder.at(-1)];
  process.stdout.write(`${what} ${took.length} times: a row after ${median} ms (median), ${worst} ms (worst)\n`);
}
