import { readBrief } from "#data/brief.ts";
import type { Db } from "#data/db.ts";
import { type Drafted, failGeneration, finishGeneration, startGeneration } from "#data/generations.ts";
import { getProject } from "#data/projects.ts";
import type { Brief } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import type { Ai, Question } from "#server/ai/ai.ts";

type Run<Asked, Value> = {
  project_id: string;
  /** The function's name, as runs are recorded. */
  name: string;
  question: (brief: Brief) => Question<Asked, Value>;
  /** The rows to store; none where the person saves the answer. */
  drafted?: (value: Value) => Drafted;
};

/** Drafts one answer as a recorded run: its rows are stored whole or not at all, and the run always ends. */
export async function runGeneration<Asked, Value>({ db, ai }: { db: Db; ai: Ai }, run: Run<Asked, Value>) {
  const { project_id } = run;
  await getProject(db, { id: project_id });
  const generation_id = await begin(db, { project_id, function: run.name, provider: ai.provider, model: ai.model ?? undefined });
  try {
    const question = run.question(await readBrief(db, { project_id }));
    const { value, usage } = await ai.ask(question);
    const count = await finishGeneration(db, { generation_id, drafted: run.drafted?.(value) ?? {}, usage });
    return { value, count, generationId: generation_id };
  } catch (error) {
    await end(db, generation_id, error);
    throw error;
  }
}

async function begin(db: Db, run: Parameters<typeof startGeneration>[1]): Promise<string> {
  return startGeneration(db, run).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "23505") {
      throw new Failure("conflict", "This is being generated already. Wait until it is done.", { code: error.code });
    }
    if (error.kind === "forbidden") {
      throw new Failure("forbidden", "You may read this project but not change it. Ask an admin of the organization.", {
        code: error.code,
      });
    }
    throw error;
  });
}

/** Records why a run ended; where even that fails, the next run of the kind ends it. */
async function end(db: Db, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Failure ? error.message : "Something went wrong on our side.";
  await failGeneration(db, { id, error: reason, finished_at: new Date().toISOString() }).catch(() => {});
}
