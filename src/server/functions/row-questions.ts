import type { Brief } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import { askAssumptions } from "#server/prompts/assumptions.ts";
import { askExternalInterfaces } from "#server/prompts/external-interfaces.ts";
import { askFeatures } from "#server/prompts/features.ts";
import { askGlossaryTerms } from "#server/prompts/glossary-terms.ts";
import { askPages } from "#server/prompts/pages.ts";
import { askQualityRequirements } from "#server/prompts/quality-requirements.ts";
import type { RewrittenNoun } from "#server/prompts/rewriting.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { askSecurityMeasures } from "#server/prompts/security-measures.ts";
import { askTestCases } from "#server/prompts/test-cases.ts";
import { askUserClasses } from "#server/prompts/user-classes.ts";
import { askUserStories } from "#server/prompts/user-stories.ts";

/** What is asked for the rows a list misses, by the list. */
export const rowQuestions = {
  user_classes: askUserClasses,
  pages: askPages,
  user_stories: (brief: Brief) => {
    if (brief.user_classes.length === 0) throw new Failure("invalid", "Add a user class first: every story belongs to one.");
    return askUserStories(brief);
  },
  features: askFeatures,
  risks: askRisks,
  assumptions: askAssumptions,
  glossary_terms: askGlossaryTerms,
  security_measures: askSecurityMeasures,
  test_cases: (brief: Brief) => {
    if (brief.user_stories.length === 0) throw new Failure("invalid", "Add a user story first: every test case tests one.");
    return askTestCases(brief);
  },
  external_interfaces: askExternalInterfaces,
  quality_requirements: askQualityRequirements,
};

/** The rows that the built-in drafter misses in a list. */
export function draftedRows(noun: RewrittenNoun, brief: Brief): readonly object[] {
  return rowQuestions[noun](brief).draft();
}
