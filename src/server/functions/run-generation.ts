import type { Json } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { changeDraftingPart, finishDraftingPart } from "#data/drafting-runs.ts";
import { type Drafted, failGeneration, finishGeneration } from "#data/generations.ts";
import { listKeptTexts } from "#data/imports.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject, type Project } from "#data/projects.ts";
import type { Brief } from "#domain/brief.ts";
import type { DraftedText } from "#domain/drafting-parts.ts";
import { Failure } from "#domain/failure.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { Question, Usage } from "#server/ai/ai.ts";
import { readDocuments } from "#server/reading/read-documents.ts";
import { beginOnce, type Ended } from "./begin-once.ts";
import type { FunctionContext } from "./function.ts";

type Texts = { [Text in DraftedText]?: string };
/** What is kept of a draft: rows of the project, an answer for who asked, or both; texts are written by a run over all sections. */
type Kept = { rows: Drafted; answer?: Json; texts?: never } | { rows?: never; answer: Json; texts?: Texts };

type Run<Asked, Value> = {
  project_id: string;
  /** The function's name, as runs are recorded. */
  name: string;
  /** What was asked for beside the project, where two calls may ask for different things. */
  asked?: string;
  /** The run over all sections that this is a part of, and what it read of the project. */
  part_of?: { run_id: string; project: Project; content: ProjectContent };
  question: (brief: Brief) => Question<Asked, Value>;
  kept: (value: Value) => Kept;
};

/** Drafts one answer as a recorded run, written whole or not at all; asked for twice, both get the one run's outcome. */
export async function runGeneration<Asked, Value>(context: FunctionContext, run: Run<Asked, Value>): Promise<Ended> {
  const { db, tell } = context;
  const { run_id } = run.part_of ?? {};
  const project = run.part_of?.project ?? (await getProject(db, { id: run.project_id }));
  const { ai, is_operators, daily_limit } = await context.drafters.of(db, project.organization_id);
  const started = await beginOnce(db, {
    project_id: run.project_id,
    function: run.name,
    provider: ai.provider,
    model: ai.model ?? undefined,
    asked: run.asked,
    request_key: context.request_key,
    own_model: !is_operators,
    daily_limit,
  });
  if ("ended" in started) {
    tell?.({ event: "started", data: { generationId: started.ended.generationId } });
    if (typeof started.ended.answer === "string") tell?.({ event: "text", data: { text: started.ended.answer } });
    return started.ended;
  }
  const generation_id = started.id;
  const { signal, end } = context.running.begin(generation_id);
  tell?.({ event: "started", data: { generationId: generation_id } });
  try {
    if (run_id) await changeDraftingPart(db, { run_id, name: run.name, draft_id: generation_id });
    const content = run.part_of?.content ?? (await readProjectContent(db, { project_id: project.id }));
    const question = run.question(await briefOf(context, { ...project, content, built_in: ai.built_in }));
    const onText = tell && ((text: string) => tell({ event: "text", data: { text } }));
    const { value, usage } = await ai.ask(question, { signal, onText });
    const kept = run.kept(value);
    const count = await finish(db, { generation_id, usage, kept, run_id });
    return { generationId: generation_id, count, answer: kept.answer ?? null };
  } catch (error) {
    await recordFailure(db, generation_id, error);
    throw error;
  } finally {
    end();
  }
}

type Finished = { generation_id: string; usage: Usage; kept: Kept; run_id: string | undefined };

function finish(db: Db, { generation_id, usage, kept, run_id }: Finished): Promise<number> {
  const { rows: drafted = {}, answer, texts } = kept;
  if (run_id === undefined) {
    return finishGeneration(db, { generation_id, usage, drafted, ...(answer === undefined ? {} : { answer }) });
  }
  return finishDraftingPart(db, { run_id, generation_id, usage, drafted, answer, texts });
}

type Described = { id: string; organization_id: string; content: ProjectContent; built_in: boolean };

/** The built-in drafter reads documents only where nobody described the project. */
async function briefOf({ db, readers }: FunctionContext, { id: project_id, ...described }: Described): Promise<Brief> {
  const { organization_id, content, built_in } = described;
  const kept = await listKeptTexts(db, { project_id });
  const brief = { ...content, documents: kept };
  const said = brief.questionnaire?.project_description?.trim() || brief.project.description?.trim();
  const documents = brief.questionnaire?.project_documents ?? [];
  if (documents.length === 0 || (built_in && said)) return brief;
  const read = await readDocuments(db, readers.reading, { organization_id, project_id, documents });
  return { ...brief, documents: [...kept, ...read] };
}

/** Why a run ended, for whoever looks it up. */
export function reasonOf(error: unknown): string {
  return error instanceof Failure ? error.message : "Something went wrong on our side.";
}

/** Records why a run ended; where even that fails, the next run of the kind ends it. */
async function recordFailure(db: Db, id: string, error: unknown): Promise<void> {
  await failGeneration(db, { id, error: reasonOf(error), finished_at: new Date().toISOString() }).catch(() => {});
}
