import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { openInstance } from "#scripts/instance.ts";
import { verdictOf } from "./limits.ts";
import { live } from "./storm-person.ts";
import { acknowledgedWrites, count, newReport, type Report } from "./storm-report.ts";
import { newSaid } from "./storm-said.ts";
import { startServers } from "./storm-servers.ts";
import type { Stay } from "./storm-works.ts";

const PROCESSES = 3;
const KILL_MS = 10_000;
/** Of the heap, from the middle of the storm, when everybody has arrived, to its end. */
const MOST_GROWTH = 1.15;
/** Acknowledged writes of one person in a minute of the storm. */
const LEAST_WRITES = 1;
/** The last process lives through all of it, so that its memory tells something. */
const KILLED = PROCESSES - 1;

/**
 * People working on three processes of ours behind a proxy, of which one is killed every ten seconds, and in the middle the database is
 * restarted. Prints what was said and done, and everything that was not as acknowledged: there must be nothing, and enough must be
 * acknowledged.
 */
export async function benchStorm({ people, seconds }: { people: number; seconds: number }): Promise<void> {
  const servers = await startServers(PROCESSES);
  try {
    const { key } = await openInstance(servers.url);
    const said = newSaid();
    const report = newReport();
    const present: Stay[] = [];
    const before = loadavg()[0] ?? 0;
    const atFirst = await servers.heapOf(KILLED);
    const until = Date.now() + seconds * 1000;
    const memory: number[] = [];
    const watching = setInterval(() => memory.push(servers.memoryOf(KILLED)), 5_000);
    // people look at the end whether all is kept; what is killed then only keeps them from it
    const kills = keepKilling(AbortSignal.timeout(seconds * 1000));
    const everybody = Array.from({ length: people }, async (_, at) => {
      await delay((at * seconds * 1000) / people / 2);
      await live({ servers, key, said, report, until, present }, at);
    });
    const [lives, inTheMiddle] = await Promise.all([Promise.allSettled(everybody), restartInTheMiddle()]);
    clearInterval(watching);
    for (const one of lives) if (one.status === "rejected") report.wrong.push(`somebody could not go on: ${one.reason}`);
    const heap = { before: atFirst, middle: inTheMiddle, after: await servers.heapOf(KILLED) };
    print({ people, seconds, before, said, report, memory, heap, kills: await kills });
  } finally {
    await servers.stop();
  }

  /** Answers what was held on to by then. */
  async function restartInTheMiddle(): Promise<number> {
    await delay(seconds * 500);
    const heap = await servers.heapOf(KILLED);
    await servers.restartDatabase();
    return heap;
  }

  async function keepKilling(over: AbortSignal): Promise<number> {
    let kills = 0;
    for (; ; kills++) {
      await delay(KILL_MS, undefined, { signal: over }).catch(() => {});
      if (over.aborted) return kills;
      servers.kill(kills % KILLED);
    }
  }
}

type Outcome = {
  people: number;
  seconds: number;
  before: number;
  said: ReturnType<typeof newSaid>;
  report: Report;
  memory: number[];
  heap: { before: number; middle: number; after: number };
  kills: number;
};

function print({ people, seconds, before, said, report, memory, heap, kills }: Outcome) {
  const listed = (counts: Map<string, number>) => [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
  console.log(
    `\nStorm: ${people} people for ${seconds} s on ${PROCESSES} processes, ${kills} kills, one restart of the database`,
  );
  console.log(`load         ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`);
  console.log(`answers      ${listed(said.statuses)}, broken off ${said.brokenOff}`);
  console.log(`done         ${listed(report.done)}; changes heard ${report.heard}`);
  printEach("refused", report.refused);
  printEach("failed parts of runs", report.failedParts);
  console.log(`memory, MB   ${memory.join(" ")}`);
  const growth = heap.after / heap.middle;
  const flat = verdictOf("growth of the heap", growth, MOST_GROWTH);
  console.log(
    `heap, MB     ${heap.before} before, ${heap.middle} in the middle, ${heap.after} after, without what nobody needs: ${growth.toFixed(2)} times since the middle, limit ${MOST_GROWTH}, ${flat}`,
  );
  const perMinute = acknowledgedWrites(report) / (seconds / 60);
  const least = LEAST_WRITES * people;
  const enough = verdictOf("acknowledged writes", perMinute, { least });
  console.log(`writes       ${perMinute.toFixed(0)} acknowledged a minute, limit ${least} or more, ${enough}`);
  const wrong = [...said.wrong, ...report.wrong];
  const each = new Map<string, number>();
  for (const what of wrong) count(each, what);
  printEach(`wrong        ${wrong.length}, ${verdictOf("what was wrong", wrong.length, 0)}`, each);
}

function printEach(title: string, counts: ReadonlyMap<string, number>) {
  console.log(title);
  for (const [what, count] of counts) console.log(`  ${count} × ${what}`);
}
