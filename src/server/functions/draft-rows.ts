import type { Drafted } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import type { Contract } from "#domain/contract.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { drafts } from "#domain/nouns/noun.ts";
import type { Question } from "#server/ai/ai.ts";
import type { RewrittenNoun } from "#server/prompts/rewriting.ts";
import { defineFunction, type ServerFunction } from "./function.ts";
import { rewriteRows } from "./rewrite-rows.ts";
import { rowQuestions } from "./row-questions.ts";
import { runGeneration } from "./run-generation.ts";

/** The functions whose answer is rows of one noun, stored as they are drafted. */
export const draftRows = {
  user_classes: drafting("user_classes", nouns.user_classes.generate, rowQuestions.user_classes),
  pages: drafting("pages", nouns.pages.generate, rowQuestions.pages),
  user_stories: drafting("user_stories", nouns.user_stories.generate, rowQuestions.user_stories),
  assumptions: drafting("assumptions", nouns.assumptions.generate, rowQuestions.assumptions),
  glossary_terms: drafting("glossary_terms", nouns.glossary_terms.generate, rowQuestions.glossary_terms),
  security_measures: drafting("security_measures", nouns.security_measures.generate, rowQuestions.security_measures),
  test_cases: drafting("test_cases", nouns.test_cases.generate, rowQuestions.test_cases),
  external_interfaces: drafting("external_interfaces", nouns.external_interfaces.generate, rowQuestions.external_interfaces),
  quality_requirements: drafting("quality_requirements", nouns.quality_requirements.generate, rowQuestions.quality_requirements),
} satisfies Partial<Record<Noun, ServerFunction>>;

type Drafting = ReturnType<typeof drafts>;

function drafting<Name extends Noun & keyof Drafted, Asked>(
  noun: Name & RewrittenNoun,
  contract: Contract<string, Drafting["input"], Drafting["output"]>,
  question: (brief: Brief) => Question<Asked, NonNullable<Drafted[Name]>>,
): ServerFunction {
  return defineFunction(contract, async ({ input, ...context }) => {
    const { projectId: project_id, instruction, rowIds } = input;
    if (rowIds) return rewriteRows(context, noun, { ...input, rowIds });
    const kept = (rows: NonNullable<Drafted[Name]>) => ({ rows: { [noun]: rows } });
    return runGeneration(context, { project_id, name: contract.name, instruction, question, kept });
  });
}
