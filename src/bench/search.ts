import type { Db } from "#data/db.ts";
import { searchProject } from "#data/search.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";

const LIMIT = 100;
const ROUNDS = 9;
/** A word of nearly every row, of some, of one, of none; a number; a word in another form. */
const queries = ["berth", "skipper boat dusk", "berth 77", "zebra", "US-14", "arrived"];

/** Prints how long the answer to a question takes in a large project, the whole way from the client and back. */
export async function benchSearch(db: Db, project_id: string) {
  console.log(`\nSearching it, median of ${ROUNDS} (limit ${LIMIT} ms)`);
  for (const query of queries) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const hits = await searchProject(db, { project_id, query });
      times.push(performance.now() - startedAt);
      found = [...new Map(hits.map(({ table_name, count }) => [table_name, count])).values()].reduce(
        (sum, count) => sum + count,
        0,
      );
    }
    const middle = median(times);
    const verdict = verdictOf(`search for ${query}`, middle, LIMIT);
    console.log(`${query.padEnd(20)} ${middle.toFixed(0).padStart(4)} ms  ${found} found, ${verdict}`);
  }
}
