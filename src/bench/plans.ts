import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/postgres/connect.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { everyVerb, standingIn } from "#tests/support/every-verb.ts";
import { type Filled, fillOrganizations } from "#tests/support/fill-organizations.ts";
import { type Cost, watchVerbs } from "#tests/support/watched-verbs.ts";
import { verdictOf } from "./limits.ts";
import { run, superuserUrl } from "./processes.ts";

const ROUNDS = 5;
/** Rows of a table read for one verb, by how many the project has: what reads more reads what others have. */
const OWN_TIMES = 20;
/** They have so few pages that the planner rather reads all of them than an index first. */
const SHORT = ["public.projects", "public.organization_members"];
const VERSION = "make a version";
/** In milliseconds, of the largest project. */
const VERSION_WITHIN = 1_000;

/**
 * Prints what each verb takes in a database of a million rows, as the planner chooses by itself with statistics that are true, and the
 * tables it read more rows of than the project has, whichever way.
 */
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
        `\nA project of ${size} rows, medians of ${ROUNDS} in ms; tables of which more than ${OWN_TIMES} times that many rows were read, limit 0`,
      );
      const costs = await measured(sql, url, { ...place, project_id });
      for (const [verb, { milliseconds, reads }] of Object.entries(costs)) {
        const beyond = Object.entries(reads).filter(([table, count]) => !SHORT.includes(table) && count > OWN_TIMES * size);
        const verdict = verdictOf(`what ${verb} reads of others, ${size} rows`, beyond.length, 0);
        const told = beyond.map(([table, count]) => `${table} (${count})`).join(", ");
        console.log(`${verb.padEnd(50)} ${milliseconds.toFixed(1).padStart(8)}  ${verdict}${told && `: ${told}`}`);
      }
      if (size !== largest) continue;
      const took = costs[VERSION]?.milliseconds ?? Number.NaN;
      const inTime = verdictOf(`a version of ${size} rows`, took, { under: VERSION_WITHIN });
      console.log(`a version of ${size} rows: ${took.toFixed(0)} ms, limit under ${VERSION_WITHIN}, ${inTime}`);
    }
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measured(sql: Sql, url: string, place: Filled): Promise<Record<string, Cost>> {
  const standing = await standingIn(sql, place.project_id);
  return watchVerbs({ url }, place, async (costOf) => {
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
