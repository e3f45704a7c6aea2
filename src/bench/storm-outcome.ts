import { loadavg } from "node:os";
import { verdictOf } from "./limits.ts";
import type { Held } from "./storm-memory.ts";
import { count, type Report } from "./storm-report.ts";
import { brokenUnharmed, type Said } from "./storm-said.ts";

/** Of the heap, from the middle of the storm to its end. */
const MOST_GROWTH = 1.15;
/** Of what the process holds that is not killed, which the collection of garbage moves up and down. */
const MOST_HELD = 1.25;
/** Acknowledged writes of one person in a minute of the storm. */
const LEAST_WRITES = 1;

/** `writes` are those of the `seconds`, `arriving` is milliseconds, `kills` are times. */
type Outcome = {
  people: number;
  seconds: number;
  arriving: number;
  before: number;
  said: Said;
  report: Report;
  writes: number;
  held: Held;
  heap: { before: number; middle: number; after: number };
  kills: readonly number[];
};

export function print(outcome: Outcome): void {
  const { people, seconds, arriving, before, said, report, kills } = outcome;
  const listed = (counts: Map<string, number>) => [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
  console.log(
    `\nStorm: ${people} people, all there after ${(arriving / 1000).toFixed(0)} s, at work for ${seconds} s from then on; ${kills.length} kills, one restart of the database`,
  );
  console.log(`load         ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`);
  const unharmed = brokenUnharmed(said, kills);
  const killedOnly = verdictOf("answers that broke off though nothing was killed", unharmed.length, 0);
  console.log(
    `answers      ${listed(said.statuses)}; broken off ${said.brokenOff.length}, while no process was killed ${unharmed.length}, limit 0, ${killedOnly}`,
  );
  console.log(`done         ${listed(report.done)}; changes heard ${report.heard}`);
  printEach("refused", report.refused);
  printEach("failed parts of runs", report.failedParts);
  printMemory(outcome);
  const perMinute = outcome.writes / (seconds / 60);
  const least = LEAST_WRITES * people;
  const enough = verdictOf("acknowledged writes", perMinute, { least });
  console.log(`writes       ${perMinute.toFixed(0)} acknowledged a minute, limit ${least} or more, ${enough}`);
  const wrong = [...said.wrong, ...unharmed.map((what) => `${what} broke off`), ...report.wrong];
  const each = new Map<string, number>();
  for (const what of wrong) count(each, what);
  printEach(`wrong        ${wrong.length}, ${verdictOf("what was wrong", wrong.length, 0)}`, each);
}

function printMemory({ held, heap }: Outcome): void {
  const growth = heap.after / heap.middle;
  const flat = verdictOf("growth of the heap", growth, MOST_GROWTH);
  console.log(
    `heap, MB     ${heap.before} before, ${heap.middle} in the middle, ${heap.after} after, without what nobody needs: ${growth.toFixed(2)} times since the middle, limit ${MOST_GROWTH}, ${flat}`,
  );
  const more = held.end / held.middle;
  const steady = verdictOf("growth of the memory", more, MOST_HELD);
  console.log(
    `memory, MB   ${held.lasting.join(" ")}: at the end ${more.toFixed(2)} times what it was in the middle, limit ${MOST_HELD}, ${steady}`,
  );
  const lasting = held.peaks.at(-1) ?? 0;
  for (const [at, peak] of held.peaks.slice(0, -1).entries()) {
    const ratio = peak / lasting;
    const within = verdictOf(`memory of process ${at + 1}`, ratio, MOST_HELD);
    console.log(
      `memory, MB   ${peak} at most of process ${at + 1}, which was killed: ${ratio.toFixed(2)} of the ${lasting} of the one that was not, limit ${MOST_HELD}, ${within}`,
    );
  }
}

function printEach(title: string, counts: ReadonlyMap<string, number>) {
  console.log(title);
  for (const [what, count] of counts) console.log(`  ${count} × ${what}`);
}
