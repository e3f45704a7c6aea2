import { setTimeout as pause } from "node:timers/promises";
import type { Json } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import {
  endSilentGenerations,
  findRequestedGeneration,
  findRunningGeneration,
  type GenerationOutcome,
  getGeneration,
  type NewGeneration,
  startGeneration,
} from "#data/generations.ts";
import { Failure } from "#domain/failure.ts";

/** How a run ended: how many rows it stored, or the answer the person saves. */
export type Ended = {
  generationId: string;
  count: number;
  answer: Json;
  notes: string[];
  leftOut: number;
  /** Whether a text was drafted that was not written, because another one stands there. */
  isOffered: boolean;
};
/** In milliseconds: how long somebody waits for another one's run, and how often it is looked at. */
export type Patience = { most: number; shortest: number; longest: number };

const patience: Patience = { most: 560_000, shortest: 250, longest: 2_000 };

/** A run of one's own, or the outcome of the run that was asked for the same before, as soon as it has ended. */
export async function beginOnce(
  db: Db,
  run: NewGeneration,
  { most, ...pace } = patience,
): Promise<{ id: string } | { ended: Ended }> {
  const until = performance.now() + most;
  for (;;) {
    const started = await begin(db, run);
    if (started !== undefined) return { id: started };
    const found = await runBefore(db, run);
    if (found) {
      const last = await endOf(db, found.run, { project_id: run.project_id, until, ...pace });
      if (found.same) return { ended: outcomeOf(last) };
    } else if (performance.now() >= until) {
      throw stillRunning();
    }
  }
}

/** Nothing where a run is in the way. */
async function begin(db: Db, run: NewGeneration): Promise<string | undefined> {
  try {
    return await startGeneration(db, run);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "23505") return undefined;
    if (error.kind !== "forbidden") throw error;
    throw new Failure("forbidden", "You can read this project but not change it. Ask an admin of the organization.", {
      code: error.code,
    });
  }
}

async function runBefore(db: Db, run: NewGeneration): Promise<{ run: GenerationOutcome; same: boolean } | undefined> {
  const { project_id, request_key } = run;
  const requested = request_key ? await findRequestedGeneration(db, { project_id, request_key }) : null;
  if (requested) return { run: requested, same: true };
  const running = await findRunningGeneration(db, run);
  return running ? { run: running, same: running.asked === (run.asked ?? null) } : undefined;
}

async function endOf(
  db: Db,
  run: GenerationOutcome,
  { project_id, until, shortest, longest }: { project_id: string; until: number; shortest: number; longest: number },
): Promise<GenerationOutcome> {
  let seen = run;
  for (let wait = shortest; seen.status === "running"; wait = Math.min(wait * 1.5, longest)) {
    if (performance.now() + wait > until) throw stillRunning();
    await pause(wait);
    await endSilentGenerations(db, { project_id });
    seen = await getGeneration(db, { id: run.id });
  }
  return seen;
}

export function outcomeOf({ id, status, row_count, error, answer, notes, left_out, offered }: GenerationOutcome): Ended {
  if (status === "undone") throw new Failure("conflict", "This draft was undone already. Generate again.");
  if (status !== "succeeded") throw new Failure("unavailable", error ?? "The draft failed. Generate again.");
  return { generationId: id, count: row_count ?? 0, answer, notes, leftOut: rowsIn(left_out), isOffered: offered !== null };
}

/** How many rows there are in lists of them. */
export function rowsIn(lists: Json | undefined): number {
  if (typeof lists !== "object" || lists === null) return 0;
  return Object.values(lists).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

function stillRunning(): Failure {
  return new Failure("conflict", "This is already being generated. Wait until it is done.", { code: "23505" });
}
