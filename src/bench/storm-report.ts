import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "#domain/failure.ts";

/** What all people did and were told; parts of runs that failed by their function and why. */
export type Report = {
  done: Map<string, number>;
  refused: Map<string, number>;
  failedParts: Map<string, number>;
  wrong: string[];
  heard: number;
};

export const newReport = (): Report => ({ done: new Map(), refused: new Map(), failedParts: new Map(), wrong: [], heard: 0 });

/** What is done to write something that the database then keeps. */
const WRITES = ["add", "edit", "delete", "upload", "version", "invite", "accept", "bring", "share", "leave"];
const GIVE_UP_MS = 180_000;

export const acknowledgedWrites = ({ done }: Report) => WRITES.reduce((sum, what) => sum + (done.get(what) ?? 0), 0);

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export type Tries = ReturnType<typeof createTries>;

/** How one person does things where servers die. */
export function createTries(report: Report, at: number) {
  return { once, insist };

  /** What may be refused: then it is counted, and what it would have done may have happened or not. */
  async function once<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      count(report.done, what);
      return done;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      count(report.refused, `${what}: ${error.kind} ${error.message}`);
      if (!["unavailable", "too_many"].includes(error.kind))
        report.wrong.push(`${what} was refused: ${error.kind} ${error.message}`);
      await delay((error.retry_after ?? 1) * 1_000);
      return undefined;
    }
  }

  /** What somebody tries until it works. */
  async function insist<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; ) {
      const done = await once(what, async () => ({ value: await work() }));
      if (done) return done.value;
    }
    throw new Error(`Person ${at} gave up: ${what}.`);
  }
}
