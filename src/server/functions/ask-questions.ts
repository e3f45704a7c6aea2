import { getProject } from "#data/projects.ts";
import { askQuestions } from "#domain/domain-questions.ts";
import { Failure } from "#domain/failure.ts";
import { builtIn } from "#server/ai/built-in.ts";
import { askForQuestions } from "#server/prompts/questions.ts";
import { defineFunction } from "./function.ts";
import { runWebRequest } from "./run-web-request.ts";

/** In milliseconds: nobody waits longer for a question. */
const PATIENCE = 60_000;

/** A model that fails, or has had its day's share, leaves the built-in questions; whoever may not have it asked is refused. */
export const askQuestionsFunction = defineFunction(askQuestions, async ({ db, drafters, identity, input }) => {
  const { projectId, description, answers, language } = input;
  const { organization_id, name, type } = await getProject(db, { id: projectId });
  const { ai, is_operators, daily_limit } = await drafters.of(db, organization_id);
  const said = { project_description: description, domain_answers: answers };
  const question = askForQuestions({ name, type }, { ...said, ...(language ? { prd_language: language } : {}) });
  const who = String(identity.claims.sub);
  const builtInQuestions = async () => (await builtIn.ask(question, { who })).value;
  if (ai.built_in) return { questions: await builtInQuestions(), note: null };
  const asked = { function: askQuestions.name, provider: ai.provider, model: ai.model ?? undefined, own_model: !is_operators };
  try {
    const questions = await runWebRequest(db, { organization_id, ...asked, daily_limit }, () =>
      ai.ask(question, { signal: AbortSignal.timeout(PATIENCE), who }),
    );
    return { questions, note: null };
  } catch (error) {
    const note = noteOf(error);
    if (note === undefined) throw error;
    return { questions: await builtInQuestions(), note };
  }
});

function noteOf(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error.kind === "too_many") return "Your language model has had its questions for now, so these are the built-in ones.";
  if (error.kind === "unavailable")
    return "Your language model gave no questions that can be used, so these are the built-in ones.";
  return undefined;
}
