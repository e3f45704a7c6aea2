import type { Json } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { type Drafted, failGeneration, finishGeneration } from "#data/generations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject, type Project } from "#data/projects.ts";
import type { Brief } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import type { Question } from "#server/ai/ai.ts";
import { readDocuments } from "#server/reading/read-documents.ts";
import { beginOnce, type Ended } from "./begin-once.ts";
import type { FunctionContext } from "./function.ts";

type Run<Asked, Value> = {
  project_id: string;
  /** The function's name, as runs are recorded. */
  name: string;
  /** What was asked for beside the project, where two calls may ask for different things. */
  asked?: string;
  question: (brief: Brief) => Question<Asked, Value>;
  /** What is kept of it: rows of the project, an answer for who asked, or both. */
  kept: (value: Value) => { rows: Drafted; answer?: Json } | { rows?: never; answer: Json };
};

/** Drafts one answer as a recorded run, written whole or not at all; asked for twice, both get the one run's outcome. */
export async function runGeneration<Asked, Value>(context: FunctionContext, run: Run<Asked, Value>): Promise<Ended> {
  const { db, tell } = context;
  const project = await getProject(db, { id: run.project_id });
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
    const question = run.question(await briefOf(context, { project, built_in: ai.built_in }));
    const onText = tell && ((text: string) => tell({ event: "text", data: { text } }));
    const { value, usage } = await ai.ask(question, { signal, onText });
    const { rows: drafted = {}, ...answered } = run.kept(value);
    const count = await finishGeneration(db, { generation_id, usage, drafted, ...answered });
    return { generationId: generation_id, count, answer: answered.answer ?? null };
  } catch (error) {
    await recordFailure(db, generation_id, error);
    throw error;
  } finally {
    end();
  }
}

/** The built-in drafter reads documents only where nobody described the project. */
async function briefOf(
  { db, readers }: FunctionContext,
  { project, built_in }: { project: Project; built_in: boolean },
): Promise<Brief> {
  const { id: project_id, organization_id } = project;
  const brief = { ...(await readProjectContent(db, { project_id })), documents: [] };
  const described = brief.questionnaire?.project_description?.trim() || brief.project.description?.trim();
  const documents = brief.questionnaire?.project_documents ?? [];
  if (documents.length === 0 || (built_in && described)) return brief;
  return { ...brief, documents: await readDocuments(db, readers.reading, { organization_id, project_id, documents }) };
}

/** Records why a run ended; where even that fails, the next run of the kind ends it. */
async function recordFailure(db: Db, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Failure ? error.message : "Something went wrong on our side.";
  await failGeneration(db, { id, error: reason, finished_at: new Date().toISOString() }).catch(() => {});
}
