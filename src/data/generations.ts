import * as z from "zod";
import type { DeletedName } from "#domain/brief.ts";
import type { DraftedText } from "#domain/drafting-parts.ts";
import { type InputOf, isVersioned, type Noun } from "#domain/nouns/all.ts";
import type { Resting } from "#domain/sources.ts";
import type { Json } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS =
  "id, project_id, function, status, provider, model, input_tokens, output_tokens, row_count, error, created_by, created_at, finished_at, instruction, notes, has_left_out";

/** The project's runs, newest first. */
export async function listGenerations(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db.from("generations").select(COLUMNS).eq("project_id", project_id).order("created_at", { ascending: false }),
  );
}
export type Generation = Awaited<ReturnType<typeof listGenerations>>[number];

/** The latest runs that have ended, of every project the caller sees, newest first. */
export async function listFinishedGenerations(db: Db, { limit }: { limit: number }) {
  return unwrap(
    await db
      .from("generations")
      .select(
        "id, project_id, function, status, row_count, error, finished_at, projects!generations_project_id_fkey(name), drafting_parts(run_id)",
      )
      .in("status", ["succeeded", "failed"])
      .not("finished_at", "is", null)
      .order("finished_at", { ascending: false })
      .limit(limit),
  );
}
export type FinishedGeneration = Awaited<ReturnType<typeof listFinishedGenerations>>[number];

export type DraftedPage = {
  name: string;
  description: string | null;
  features: string | null;
  sections: Resting<{ name: string; description: string | null }>[];
};

/** What a run writes; what is not given is nothing. */
export type Drafted = { [Name in Exclude<Noun, "pages">]?: Resting<InputOf<Name>>[] } & { pages?: Resting<DraftedPage>[] };
/** Rows of lists, as `finish_generation` takes them. */
export type RowsOfLists = { [list: string]: Json };
export type FinishedRun = {
  generation_id: string;
  drafted: Drafted;
  usage: Usage;
  answer?: Json | undefined;
  notes?: string[];
  /** What was drafted and is not written, because somebody deleted it. */
  left_out?: RowsOfLists | undefined;
  /** Other words of rows that have the revision they were read at. */
  rewritten?: RowsOfLists;
  /** Texts that are written where nothing stands, and offered elsewhere. */
  texts?: { [Text in DraftedText]?: string } | undefined;
};
export type Usage = { input_tokens?: number; output_tokens?: number };

export type NewGeneration = {
  project_id: string;
  function: string;
  provider: string;
  model: string | undefined;
  /** Equal for equal questions; nothing where the project alone is the question. */
  asked?: string | undefined;
  /** What should be different, in the words of whoever asks. */
  instruction?: string | undefined;
  /** Made by the caller, the same when the request is repeated. */
  request_key?: string | undefined;
  own_model?: boolean;
  /** How many runs by the operator's model an organization has each day (UTC). */
  daily_limit?: number | undefined;
  /** The run over all sections that it drafts a part of. */
  part_of?: { run_id: string; attempt: number } | undefined;
};

/** Begins a run and answers its id; a conflict while one of the same function is running in the project or the request has its run. */
export async function startGeneration(db: Db, run: NewGeneration) {
  const { project_id, function: name, provider, asked, instruction, request_key, part_of, ...rest } = run;
  const given = { function: name, provider, ...known(rest) };
  if (part_of) return unwrap(await db.rpc("begin_drafting_part", { ...part_of, ...given }));
  return unwrap(await db.rpc("start_generation", { project_id, ...given, ...known({ asked, instruction, request_key }) }));
}

/** What is given of it. */
function known<Given extends object>(given: Given): { [Name in keyof Given]?: Exclude<Given[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ReturnType<typeof known<Given>>;
}

const OUTCOME = "id, status, asked, row_count, error, answer, notes, left_out, offered";

export async function getGeneration(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("generations").select(OUTCOME).eq("id", id).single());
}
export type GenerationOutcome = Awaited<ReturnType<typeof getGeneration>>;

/** Says that the server that writes a draft lives; answers whether the draft goes on. */
export async function beatGeneration(db: Db, { id }: { id: string }): Promise<boolean> {
  return unwrap(await db.rpc("beat_generation", { id }));
}

/** Ends the drafts of a project whose server has been silent for half a minute. */
export async function endSilentGenerations(db: Db, { project_id }: { project_id: string }): Promise<number> {
  return unwrap(await db.rpc("end_silent_generations", { project_id }));
}

/** The run a repeated request belongs to. */
export async function findRequestedGeneration(db: Db, { project_id, request_key }: { project_id: string; request_key: string }) {
  return unwrap(
    await db.from("generations").select(OUTCOME).eq("project_id", project_id).eq("request_key", request_key).maybeSingle(),
  );
}

export async function findRunningGeneration(db: Db, run: { project_id: string; function: string }) {
  return unwrap(
    await db
      .from("generations")
      .select(OUTCOME)
      .eq("project_id", run.project_id)
      .eq("function", run.function)
      .eq("status", "running")
      .maybeSingle(),
  );
}

/** What is left of the rows a run stored, of lists of a version those of this one, in the order of their numbers; sections are not among them. */
export async function listWrittenRows(
  db: Db,
  { id, list, version }: { id: string; list: Noun; version: string },
): Promise<WrittenRow[]> {
  const own = isVersioned(list) ? { version } : {};
  return unwrap(await db.from(list).select("id, number, name").eq("generation_id", id).match(own).order("number"));
}
export type WrittenRow = { id: string; number: number; name: string };

/** The ids of those runs of a project that can be taken back whole, as things stand. */
export async function listUndoableGenerations(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.rpc("get_undoable_generations", { project_id }));
}

/** Removes all that a run wrote; a conflict where something of it was edited or something else stands on it. */
export async function undoGeneration(db: Db, { id }: { id: string }) {
  return unwrap(await db.rpc("undo_generation", { generation_id: id }));
}

/** Days (UTC) with runs by a language model, newest first. */
export async function getGenerationUsage(db: Db, { organization_id, days }: { organization_id: string; days: number }) {
  return unwrap(await db.rpc("get_generation_usage", { organization_id, days }));
}

/** Writes the whole draft and ends the run, or does neither; answers how many rows were written, sections not counted. */
export async function finishGeneration(db: Db, { usage, answer, left_out, texts, ...finished }: FinishedRun) {
  const given = { answer: answer ?? undefined, left_out: left_out ?? undefined, texts };
  return unwrap(await db.rpc("finish_generation", { ...finished, ...usage, ...known(given) }));
}

/** Writes a text that a run offers over the one it was compared with; a conflict where another one stands there by now. */
export async function acceptDraft(db: Db, { id, over }: { id: string; over: { [Text in DraftedText]?: string } }) {
  return unwrap(await db.rpc("accept_draft", { generation_id: id, over }));
}

/** Writes what a run left out, because somebody had deleted it, after all; answers how many rows. */
export async function bringLeftOut(db: Db, { id }: { id: string }) {
  return unwrap(await db.rpc("bring_left_out", { generation_id: id }));
}

const deletedNames = z.array(z.object({ table_name: z.string(), name: z.string(), ties: z.record(z.string(), z.string()) }));

/** What people deleted of a project by name, the last first; nothing for those who only read. */
export async function listDeletedNames(db: Db, { project_id }: { project_id: string }): Promise<DeletedName[]> {
  return deletedNames.parse(unwrap(await db.rpc("get_deleted_names", { project_id })));
}

export async function failGeneration(db: Db, { id, error, finished_at }: { id: string; error: string; finished_at: string }) {
  return unwrap(
    await db
      .from("generations")
      .update({ status: "failed", error: error.slice(0, 2000), finished_at })
      .eq("id", id)
      .eq("status", "running")
      .select("id"),
  );
}
