import { createHash } from "node:crypto";
import type { Json } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { finishDraftingPart } from "#data/drafting-runs.ts";
import {
  beatGeneration,
  type Drafted,
  failGeneration,
  finishGeneration,
  getGeneration,
  type RowsOfLists,
} from "#data/generations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject, type Project } from "#data/projects.ts";
import type { Brief } from "#domain/brief.ts";
import type { DraftedText } from "#domain/drafting-parts.ts";
import { Failure } from "#domain/failure.ts";
import type { Question, Usage } from "#server/ai/ai.ts";
import type { Drafter } from "#server/ai/drafter-of.ts";
import { type Whose, workApart } from "#server/drafting/work-apart.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { draftBegins } from "#server/operating/metrics.ts";
import { askFurther } from "./ask-further.ts";
import { type Beats, beatsOfOne } from "./beats.ts";
import { beginOnce, type Ended, outcomeOf } from "./begin-once.ts";
import type { FunctionContext } from "./function.ts";
import { leftOutApart, sayLeftOut } from "./left-out.ts";
import { onceThereIsRoom } from "./once-there-is-room.ts";
import type { DraftedLists } from "./rests-on.ts";
import type { RunReading } from "./run-reading.ts";
import { sayUnused } from "./say-unused.ts";
import { sourcesOf } from "./sources-of.ts";
import type { UnusedInRun } from "./unused-in-run.ts";

type Texts = { [Text in DraftedText]?: string };
/** What is kept of a draft: rows of the project, other words of rows, an answer for who asked, texts, or some of these. */
export type Kept = { rows?: Drafted; rewritten?: RowsOfLists; answer?: Json; texts?: Texts };

export type RunOf = {
  project_id: string;
  /** The function's name, as runs are recorded. */
  name: string;
  /** What was asked for beside the project, where two calls may ask for different things. */
  asked?: string | undefined;
  /** What should be different, in the words of whoever asks. */
  instruction?: string | undefined;
  /** The run over all sections that this is a part of, with what its parts share. */
  part_of?: {
    run_id: string;
    attempt: number;
    project: Project;
    drafter: Drafter;
    reading: RunReading;
    instruction: string | undefined;
    unused: UnusedInRun | undefined;
    beats: Beats;
    goesOn: () => Promise<boolean>;
  };
};

export type Run<Asked, Value> = RunOf & {
  question: (brief: Brief) => Question<Asked, Value>;
  kept: (value: Value) => Kept;
};

/** Drafts one answer as a recorded run, written whole or not at all; asked for twice, both get the one run's outcome. */
export async function runGeneration<Asked, Value>(context: FunctionContext, run: Run<Asked, Value>): Promise<Ended> {
  const { db, tell } = context;
  const { instruction, part_of } = run;
  const project = part_of?.project ?? (await getProject(db, { id: run.project_id }));
  const drafter = part_of?.drafter ?? (await context.drafters.of(db, project.organization_id));
  const { ai, is_operators, daily_limit } = drafter;
  const began = performance.now();
  // nobody waits for a part of a run as for an answer
  const inTime = <Done>(work: () => Promise<Done>) => (part_of ? onceThereIsRoom(work, part_of.goesOn) : work());
  const begun = {
    project_id: run.project_id,
    function: run.name,
    provider: ai.provider,
    model: ai.model ?? undefined,
    asked: askedOf(run),
    instruction,
    request_key: context.request_key,
    own_model: !is_operators,
    daily_limit,
    part_of: part_of && { run_id: part_of.run_id, attempt: part_of.attempt },
  };
  const started = await inTime(() => beginOnce(db, begun));
  if ("ended" in started) {
    tell?.({ event: "started", data: { generationId: started.ended.generationId } });
    if (typeof started.ended.answer === "string") tell?.({ event: "text", data: { text: started.ended.answer } });
    return started.ended;
  }
  const generation_id = started.id;
  const { signal, end } = context.running.begin(generation_id, part_of?.beats ?? beatsOfOne((id) => beatGeneration(db, { id })));
  const ended = draftBegins(ai.built_in ? "built_in" : "model");
  tell?.({ event: "started", data: { generationId: generation_id } });
  try {
    const who = String(context.identity.claims.sub);
    const whose = { signal, who };
    const read = () => part_of?.reading.content() ?? readProjectContent(db, { project_id: project.id });
    const draft = async (content: Awaited<ReturnType<typeof read>>) => {
      const readSources = () => sourcesOf(context, { ...project, content, built_in: ai.built_in, alone: part_of === undefined });
      const sources = await (part_of?.reading.sources(readSources) ?? readSources());
      const brief: Brief = { ...content, ...sources, instruction };
      const onText = tell && ((text: string) => tell({ event: "text", data: { text } }));
      const question = run.question(brief);
      const { value: first, usage } = await ai.ask(question, { ...whose, onText });
      const value = await askFurther(db, question, first, { drafter, project, content, who, name: run.name, began, signal });
      const { rows: drafted = {}, ...kept } = ai.built_in ? await restingOn(brief, run.kept(value), whose) : run.kept(value);
      const { rows, left_out } = await leftOutApart(drafted, brief.deleted, whose);
      const notes = sayLeftOut(left_out);
      if (ai.built_in && part_of) await part_of.unused?.judge(question, whose);
      else if (ai.built_in) notes.push(...(await sayUnused(question, kept.rewritten !== undefined, whose)));
      await inTime(() => finish(db, { generation_id, usage, rows, kept, left_out, notes, run_id: part_of?.run_id }));
    };
    await inTime(() => wholeProjects.within([project.organization_id, who], read, draft));
    ended("done");
    return outcomeOf(await inTime(() => getGeneration(db, { id: generation_id })));
  } catch (error) {
    ended(signal.aborted ? "stopped" : "failed");
    await recordFailure(db, generation_id, error);
    throw error;
  } finally {
    end();
  }
}

/** The built-in drafter's rows are told with the clauses they hold; a model's were read with those it named. */
async function restingOn(brief: Brief, { rows, rewritten, ...kept }: Kept, whose: Whose): Promise<Kept> {
  const resting = async <Lists extends DraftedLists>(lists: Lists) =>
    (await workApart({ task: "units", brief, lists }, whose)) as Lists;
  return { ...kept, ...(rows && { rows: await resting(rows) }), ...(rewritten && { rewritten: await resting(rewritten) }) };
}

/** A digest of what is asked for beside the project. */
function askedOf({ asked, instruction }: { asked?: string | undefined; instruction?: string | undefined }): string | undefined {
  if (instruction === undefined) return asked;
  return createHash("sha256")
    .update(JSON.stringify([asked, instruction]))
    .digest("hex");
}

type Finished = {
  generation_id: string;
  usage: Usage;
  rows: Drafted;
  kept: Omit<Kept, "rows">;
  left_out: RowsOfLists | undefined;
  notes: string[];
  run_id: string | undefined;
};

function finish(db: Db, { rows: drafted, kept, run_id, ...finished }: Finished): Promise<number> {
  const { answer, texts, rewritten } = kept;
  if (run_id !== undefined) return finishDraftingPart(db, { ...finished, run_id, drafted, answer, texts });
  return finishGeneration(db, { ...finished, drafted, answer, texts, ...(rewritten ? { rewritten } : {}) });
}

/** Why a run ended, for whoever looks it up. */
export function reasonOf(error: unknown): string {
  return error instanceof Failure ? error.message : "Something went wrong on our side.";
}

/** Records why a run ended; where even that fails, the next run of the kind ends it. */
async function recordFailure(db: Db, id: string, error: unknown): Promise<void> {
  await failGeneration(db, { id, error: reasonOf(error), finished_at: new Date().toISOString() }).catch(() => {});
}
