import { getCoverage } from "#data/coverage.ts";
import type { Db } from "#data/db.ts";
import { Failure } from "#domain/failure.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { CoveredUnit } from "#domain/source-units/coverage.ts";
import type { Question } from "#server/ai/ai.ts";
import type { Drafter } from "#server/ai/drafter-of.ts";
import { toldOf } from "#server/ai/put-apart.ts";
import { workApart } from "#server/drafting/work-apart.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { runWebRequest } from "./run-web-request.ts";

/** In milliseconds from the beginning of a run, which is taken for dead after ten minutes. */
const MOST_OF_RUN = 540_000;
/** Who does something, and where, is not what is done. */
const WHO_AND_WHERE: readonly Noun[] = ["user_classes", "pages", "sections"];

type Asked = {
  drafter: Omit<Drafter, "own_model">;
  project: { id: string; organization_id: string };
  content: ProjectContent;
  /** Whose turn it is. */
  who: string;
  /** The run's name, and when it began, as `performance.now` says it. */
  name: string;
  began: number;
  signal: AbortSignal;
};

/** What a model answered, with what it left out, for which it is asked once more; counted like the first time, and the first stays whatever comes. */
export async function askFurther<Answer, Value>(
  db: Db,
  question: Question<Answer, Value>,
  first: Value,
  { drafter: { ai, is_operators, daily_limit }, project, content, who, name, began, signal }: Asked,
): Promise<Value> {
  if (ai.built_in || !question.further || !Array.isArray(first)) return first;
  try {
    const further = { rows: first as object[], held: await heldIn(db, { project, content, who }) };
    const isWanted = await workApart({ task: "put", told: toldOf(question, further) }, { who, signal });
    if (!isWanted) return first;
    const { organization_id } = project;
    const request = { organization_id, function: name, provider: ai.provider, model: ai.model ?? undefined };
    const left = AbortSignal.timeout(Math.max(0, Math.round(began + MOST_OF_RUN - performance.now())));
    return await runWebRequest(db, { ...request, own_model: !is_operators, daily_limit }, () =>
      ai.ask(question, { signal: AbortSignal.any([signal, left]), who, further }),
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof Failure)) throw error;
    return first;
  }
}

/** The keys of clauses that no further row is wanted of. */
async function heldIn(db: Db, { project, content, who }: Pick<Asked, "project" | "content" | "who">): Promise<string[]> {
  const project_id = project.id;
  const record = await getCoverage(db, { project_id });
  const covered = await lookApart("clauses", { content, record }, { whose: [project.organization_id, who] });
  return covered.filter(isHeld).map(({ unit }) => unit.key);
}

/** Also what somebody decided of it, what a text says, and what was deleted. */
function isHeld({ state, homes, lost, text }: CoveredUnit): boolean {
  if (state === "lost") return lost.some(({ isDeleted }) => isDeleted);
  if (state !== "covered") return state !== "uncovered";
  return text !== undefined || homes.some(({ noun }) => !WHO_AND_WHERE.includes(noun));
}
