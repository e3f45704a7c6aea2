import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { openInstance } from "#scripts/instance.ts";
import { watchStormMemory } from "./storm-memory.ts";
import { print } from "./storm-outcome.ts";
import { live, type Storm } from "./storm-person.ts";
import { acknowledgedWrites, newReport } from "./storm-report.ts";
import { newSaid } from "./storm-said.ts";
import { startServers } from "./storm-servers.ts";

const PROCESSES = 3;
const KILL_MS = 10_000;
/** Somebody comes so often, until all are there. */
const ARRIVAL_MS = 450;
/** The last process lives through all of it, so that its memory tells something. */
const KILLED = PROCESSES - 1;

/**
 * People who come one after the other and, once all are there, are at work for so long, on three processes of ours behind a proxy, of
 * which one is killed every ten seconds from the first arrival on; in the middle the database is restarted. Prints what was said and
 * done, and everything that was not as acknowledged: there must be nothing, and enough must be acknowledged.
 */
export async function benchStorm({ people, seconds }: { people: number; seconds: number }): Promise<void> {
  const servers = await startServers(PROCESSES);
  try {
    const { key } = await openInstance(servers.url);
    const [said, report] = [newSaid(), newReport()];
    const storm: Storm = { servers, key, said, report, until: Number.POSITIVE_INFINITY, present: [] };
    const before = loadavg()[0] ?? 0;
    const atFirst = await servers.heapOf(KILLED);
    const memory = watchStormMemory(servers, PROCESSES);
    const kills: number[] = [];
    const killing = setInterval(() => {
      servers.kill(kills.length % KILLED);
      kills.push(Date.now());
    }, KILL_MS);

    const cameAt = Date.now();
    const arrivals = Array.from({ length: people }, () => Promise.withResolvers<void>());
    const lives = Promise.allSettled(
      arrivals.map(async ({ resolve }, at) => {
        await delay(at * ARRIVAL_MS);
        // nobody waits for somebody who gave up
        await live(storm, at, resolve).finally(resolve);
      }),
    );
    await Promise.all(arrivals.map(({ promise }) => promise));
    const arriving = Date.now() - cameAt;
    storm.until = Date.now() + seconds * 1000;
    const already = acknowledgedWrites(report);
    memory.begin();

    await delay(seconds * 500);
    const middle = await servers.heapOf(KILLED);
    await servers.restartDatabase();
    await delay(storm.until - Date.now());
    // people look at the end whether all is kept; what is killed then only keeps them from it
    clearInterval(killing);
    const writes = acknowledgedWrites(report) - already;
    const held = memory.end();
    for (const one of await lives) if (one.status === "rejected") report.wrong.push(`somebody could not go on: ${one.reason}`);
    const heap = { before: atFirst, middle, after: await servers.heapOf(KILLED) };
    print({ people, seconds, arriving, before, said, report, writes, held, heap, kills });
  } finally {
    await servers.stop();
  }
}
