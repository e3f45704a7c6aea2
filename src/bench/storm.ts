import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { openInstance } from "#scripts/instance.ts";
import { live, type Report } from "./storm-person.ts";
import { newSaid } from "./storm-said.ts";
import { startServers } from "./storm-servers.ts";

const PROCESSES = 3;
const KILL_MS = 10_000;
/** The last process lives through all of it, so that its memory tells something. */
const KILLED = PROCESSES - 1;

/**
 * People working on three processes of ours behind a proxy, of which one is killed every ten seconds, and in the middle the database is
 * restarted. Prints what was said and done, and everything that was not as acknowledged: there must be nothing.
 */
export async function benchStorm({ people, seconds }: { people: number; seconds: number }): Promise<boolean> {
  const servers = await startServers(PROCESSES);
  try {
    const { key } = await openInstance(servers.url);
    const said = newSaid();
    const report: Report = { done: new Map(), refused: new Map(), wrong: [], heard: 0 };
    const before = loadavg()[0] ?? 0;
    const atFirst = await servers.heapOf(KILLED);
    const until = Date.now() + seconds * 1000;
    const memory: number[] = [];
    const watching = setInterval(() => memory.push(servers.memoryOf(KILLED)), 5_000);
    // people look at the end whether all is kept; what is killed then only keeps them from it
    const kills = keepKilling(AbortSignal.timeout(seconds * 1000));
    const restart = delay(seconds * 500).then(servers.restartDatabase);
    const lives = await Promise.allSettled(
      Array.from({ length: people }, async (_, at) => {
        await delay((at * seconds * 1000) / people / 2);
        await live({ servers, key, said, report, until }, at);
      }),
    );
    clearInterval(watching);
    await restart;
    for (const one of lives) if (one.status === "rejected") report.wrong.push(`somebody could not go on: ${one.reason}`);
    const heap = { before: atFirst, after: await servers.heapOf(KILLED) };
    print({ people, seconds, before, said, report, memory, heap, kills: await kills });
    return report.wrong.length + said.wrong.length === 0;
  } finally {
    await servers.stop();
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
  heap: { before: number; after: number };
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
  console.log("refused");
  for (const [what, count] of report.refused) console.log(`  ${count} × ${what}`);
  console.log(`memory, MB   ${memory.join(" ")}`);
  console.log(`heap, MB     ${heap.before} before, ${heap.after} after, without what nobody needs`);
  const wrong = [...said.wrong, ...report.wrong];
  console.log(`wrong        ${wrong.length === 0 ? "nothing" : wrong.length}`);
  for (const [what, count] of countEach(wrong)) console.log(`  ${count} × ${what}`);
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
