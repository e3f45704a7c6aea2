import type { Brief } from "#domain/brief.ts";
import type { Question } from "#server/ai/ai.ts";
import { draftedRows, rowQuestions } from "#server/functions/row-questions.ts";
import { askBusinessModel } from "#server/prompts/business-model.ts";
import { askFeature } from "#server/prompts/feature.ts";
import { askHello } from "#server/prompts/hello.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { askPricing } from "#server/prompts/pricing.ts";
import { askProductPerspective } from "#server/prompts/product-perspective.ts";
import { askForQuestions } from "#server/prompts/questions.ts";
import { askReferences } from "#server/prompts/references.ts";
import { askRewriting } from "#server/prompts/rewriting.ts";
import { askScope } from "#server/prompts/scope.ts";
import { askTechnology } from "#server/prompts/technology.ts";
import { askWebsite } from "#server/prompts/website.ts";

/**
 * A question as it is told to another process, which has it asked again: its name, its brief, and what else it is of. With `again`
 * it is what is asked once more, of what these rows and clauses that are held leave out.
 */
export type Told = Pick<Question<never, unknown>, "name" | "brief" | "also"> & { again?: Further | undefined };
export type Further = { rows: readonly object[]; held: readonly string[] };
type Again = Pick<Question<never, unknown>, "instructions" | "prompt" | "read" | "draft"> & {
  further?(rows: never, held: ReadonlySet<string>): Again | undefined;
};
type Ask = (brief: Brief) => Again;

const ofBrief = new Map<string, Ask>([
  ...Object.entries(rowQuestions).map(([noun, ask]): [string, Ask] => [noun.replaceAll("_", "-"), ask]),
  ["overview", askOverview],
  ["scope", askScope],
  ["product-perspective", askProductPerspective],
  ["references", askReferences],
  ["business-model", askBusinessModel],
  ["pricing", askPricing],
  ["technology", askTechnology],
  ["hello", askHello],
  ["questions", ({ project, questionnaire }) => askForQuestions(project, questionnaire ?? {})],
]);

/** Whether another process can have it asked again. */
export function canBeTold({ name, also }: Pick<Told, "name" | "also">): boolean {
  return also !== undefined || ofBrief.has(name);
}

/** The question that was told, of this brief. */
export function askedOf({ name, also = {} }: Omit<Told, "brief">, brief: Brief): Again {
  const { rewrites, wish, site } = also;
  if (rewrites) return askRewriting(brief, { ...rewrites, draft: (other) => draftedRows(rewrites.noun, other) });
  if (wish) return askFeature(brief, wish);
  if (site) return askWebsite(site);
  const ask = ofBrief.get(name);
  if (!ask) throw new Error(`Nobody asks for ${name}.`);
  return ask(brief);
}
