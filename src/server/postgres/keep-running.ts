import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Halt } from "#server/halt.ts";
import type { Log } from "#server/log.ts";
import { createPatience } from "#server/patience.ts";
import type { Running } from "./guardian.ts";

/** What PostgreSQL needs to start: one more file of its log. */
const ROOM_BYTES = 20 * 2 ** 20;
const FULL_PAUSE_MS = 1_000;

type Options = { start(): Promise<Running>; first: Running; databaseDir: string; log: Log | undefined };

/**
 * Starts a PostgreSQL that died again, at the same address, until it is stopped, which is what is answered. Too many deaths in a
 * row end the server with a sentence; while the disk is full, they do not count, because only waiting helps.
 */
export function keepRunning({ start, first, databaseDir, log }: Options): () => Promise<void> {
  const stopping = new AbortController();
  const patience = createPatience();
  let running: Running | undefined = first;
  const kept = keep();

  return async () => {
    stopping.abort();
    await running?.stop();
    await kept;
  };

  async function keep() {
    for (let since = performance.now(); ; ) {
      await running?.ended;
      running = undefined;
      if (stopping.signal.aborted) return;
      const pause = (await isFull(databaseDir)) ? FULL_PAUSE_MS : patience.after(performance.now() - since);
      if (pause === undefined) throw new Halt("PostgreSQL died five times in a row; its last words are in postgres.log.");
      log?.warn("PostgreSQL died and is being started again");
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      since = performance.now();
      running = await start().catch((error: unknown) => {
        log?.warn(error instanceof Halt ? error.message : "PostgreSQL could not be started");
        return undefined;
      });
      if (stopping.signal.aborted) await running?.stop();
    }
  }
}

async function isFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }));
  return bavail * bsize < ROOM_BYTES;
}
