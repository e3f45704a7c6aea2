import type { DraftedText } from "#domain/drafting-parts.ts";
import { type DraftingRun, draftingRun } from "#domain/drafting-runs.ts";
import type { Json } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";
import type { Drafted, RowsOfLists, Usage } from "./generations.ts";

type PartKey = { run_id: string; name: string };

/** The project's last run over all sections, null where there was none. */
export async function getDraftingRun(db: Db, { project_id }: { project_id: string }): Promise<DraftingRun | null> {
  return draftingRun.nullable().parse(unwrap(await db.rpc("get_drafting_run", { project_id })));
}

type NewRun = {
  project_id: string;
  functions: string[];
  adds_to_all: boolean;
  /** Of a run that begins; one that is gone on with keeps its own. */
  instruction?: string | undefined;
  goes_on: string | undefined;
};

/** Begins a run, or goes on with one; answers the one that is under way where there is one. */
export async function startDraftingRun(db: Db, { goes_on, instruction, ...run }: NewRun) {
  const given = { ...(goes_on === undefined ? {} : { goes_on }), ...(instruction === undefined ? {} : { instruction }) };
  return unwrap(await db.rpc("start_drafting_run", { ...run, ...given }).single());
}

type Attempt = { run_id: string; attempt: number };

/** Says that the server that writes a run lives; answers whether the run goes on. */
export async function beatDraftingRun(db: Db, { run_id, attempt }: Attempt) {
  return unwrap(await db.rpc("beat_drafting_run", { run_id, attempt }));
}

/** The same of the run and its drafts; answers which drafts are still written, null where the run is over. */
export async function beatRun(db: Db, { run_id, attempt }: Attempt): Promise<string[] | null> {
  return unwrap(await db.rpc("beat_run", { run_id, attempt }));
}

export async function endDraftingRun(db: Db, { run_id, attempt }: Attempt) {
  const ended = { status: "ended", finished_at: new Date().toISOString() };
  const running = { id: run_id, attempt, status: "running" };
  return unwrap(await db.from("drafting_runs").update(ended).match(running).select("id"));
}

export async function stopDraftingRun(db: Db, { run_id }: { run_id: string }) {
  return unwrap(await db.rpc("stop_drafting_run", { run_id }));
}

/** Removes all that a run wrote, or nothing; a conflict says what stands in the way. */
export async function undoDraftingRun(db: Db, { run_id }: { run_id: string }) {
  return unwrap(await db.rpc("undo_drafting_run", { run_id }));
}

/** Says which parts of a run's instruction nothing was made of so far. */
export async function keepUnusedParts(db: Db, { run_id, unused }: { run_id: string; unused: string[] }) {
  return unwrap(await db.from("drafting_runs").update({ unused }).eq("id", run_id).select("id"));
}

type PartState = { is_kept: true } | { error: string } | { so_far: string };

/** Says what a part of a run is at. */
export async function changeDraftingPart(db: Db, { run_id, name, ...state }: PartKey & PartState) {
  return unwrap(await db.from("drafting_parts").update(state).eq("run_id", run_id).eq("function", name).select("id"));
}

type Finished = {
  run_id: string;
  generation_id: string;
  drafted: Drafted;
  texts: { [Text in DraftedText]?: string } | undefined;
  answer: Json | undefined;
  usage: Usage;
  notes: string[];
  left_out: RowsOfLists | undefined;
};

/** Ends a part: its rows are written, and its texts where nothing stands; answers how many rows. */
export async function finishDraftingPart(db: Db, { texts, answer, usage, left_out, ...part }: Finished) {
  const given = { ...(texts ? { texts } : {}), ...(answer == null ? {} : { answer }), ...(left_out ? { left_out } : {}) };
  return unwrap(await db.rpc("finish_drafting_part", { ...part, ...given, ...usage }));
}
