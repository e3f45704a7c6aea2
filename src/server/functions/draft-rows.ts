import type { Drafted } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import type { Contract } from "#domain/contract.ts";
import { Failure } from "#domain/failure.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { drafts } from "#domain/nouns/noun.ts";
import type { Question } from "#server/ai/ai.ts";
import { askAssumptions } from "#server/prompts/assumptions.ts";
import { askExternalInterfaces } from "#server/prompts/external-interfaces.ts";
import { askPages } from "#server/prompts/pages.ts";
import { askQualityRequirements } from "#server/prompts/quality-requirements.ts";
import { askSecurityMeasures } from "#server/prompts/security-measures.ts";
import { askTestCases } from "#server/prompts/test-cases.ts";
import { askUserClasses } from "#server/prompts/user-classes.ts";
import { askUserStories } from "#server/prompts/user-stories.ts";
import { defineFunction, type ServerFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

/** The functions whose answer is rows of one noun, stored as they are drafted. */
export const draftRows = {
  user_classes: drafting("user_classes", nouns.user_classes.generate, askUserClasses),
  pages: drafting("pages", nouns.pages.generate, askPages),
  user_stories: drafting("user_stories", nouns.user_stories.generate, (brief) => {
    if (brief.user_classes.length === 0) throw new Failure("invalid", "Add a user class first: every story is told by one.");
    return askUserStories(brief);
  }),
  assumptions: drafting("assumptions", nouns.assumptions.generate, askAssumptions),
  security_measures: drafting("security_measures", nouns.security_measures.generate, askSecurityMeasures),
  test_cases: drafting("test_cases", nouns.test_cases.generate, (brief) => {
    if (brief.user_stories.length === 0) throw new Failure("invalid", "Add a user story first: every test case tests one.");
    return askTestCases(brief);
  }),
  external_interfaces: drafting("external_interfaces", nouns.external_interfaces.generate, askExternalInterfaces),
  quality_requirements: drafting("quality_requirements", nouns.quality_requirements.generate, askQualityRequirements),
} satisfies Partial<Record<Noun, ServerFunction>>;

type Drafting = ReturnType<typeof drafts>;

function drafting<Name extends Noun & keyof Drafted, Asked>(
  noun: Name,
  contract: Contract<string, Drafting["input"], Drafting["output"]>,
  question: (brief: Brief) => Question<Asked, NonNullable<Drafted[Name]>>,
): ServerFunction {
  return defineFunction(contract, async ({ input, ...context }) => {
    const { count, generationId } = await runGeneration(context, {
      project_id: input.projectId,
      name: contract.name,
      question,
      kept: (rows) => ({ rows: { [noun]: rows } }),
    });
    return { count, generationId };
  });
}
