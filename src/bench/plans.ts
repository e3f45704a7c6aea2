import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/postgres/connect.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { everyVerb, standingIn } from "#tests/support/every-verb.ts";
import { type Filled, fillOrganizations } from "#tests/support/fill-organizations.ts";
import { type Cost, watchVerbs } from "#tests/support/watched-verbs.ts";
import { run, superuserUrl } from "./processes.ts";

const ROUNDS = 5;
/** In rows: what is shorter is read from end to end for good reason. */
const LONG = 1_000;

/** Prints what each verb takes in a database of a million rows, and what was read from end to end for it. */
export async function benchPlans([organizations = 200, projects = 10, rows = 500, largest = 10_000]: readonly number[]) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-plans-"));
  const env = { DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent" };
  const server = await run("src/server/start.ts", { env, ready: /ready at (\S+)/ });
  const url = await superuserUrl(directory);
  const sql = connect(url, { max: 1 });
  try {
    const startedAt = performance.now();
    const place = await fillOrganizations(sql, { organizations, projects, rows, largest });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${organizations} organizations, ${organizations * projects} projects, ${organizations * projects * rows} rows, written in ${seconds} s`,
    );
    for (const [size, project_id] of [
      [rows, place.project_id],
      [largest, place.largest_project_id],
    ] as const) {
      console.log(
        `\nA project of ${size} rows, medians of ${ROUNDS} in ms; tables of which more than ${LONG} rows were read from end to end`,
      );
      const costs = await measured(sql, url, { ...place, project_id });
      for (const [verb, { milliseconds, scans, reads }] of Object.entries(costs)) {
        const long = Object.keys(scans).filter((table) => (reads[table] ?? 0) > LONG);
        const told = long.map((table) => `${table} (${reads[table]})`).join(", ");
        console.log(`${verb.padEnd(34)} ${milliseconds.toFixed(1).padStart(8)}  ${told}`);
      }
    }
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measured(sql: Sql, url: string, place: Filled): Promise<Record<string, Cost>> {
  const standing = await standingIn(sql, place.project_id);
  return watchVerbs({ sql, url }, place, async (costOf) => {
    const costs: Record<string, Cost> = {};
    for (const [name, verb] of Object.entries(everyVerb(place, standing))) {
      const rounds: Cost[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await costOf(verb));
      const median = rounds.toSorted((a, b) => a.milliseconds - b.milliseconds)[Math.floor(ROUNDS / 2)];
      if (median) costs[name] = median;
    }
    return costs;
  });
}
