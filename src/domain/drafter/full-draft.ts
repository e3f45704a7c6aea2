import type { Brief, BriefPage, BriefUserClass } from "#domain/brief.ts";
import { chosenWords, kindOfProduct } from "#domain/chosen-words.ts";
import type { AssumptionInput } from "#domain/nouns/assumptions.ts";
import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";
import type { GlossaryTermInput } from "#domain/nouns/glossary-terms.ts";
import { draftAssumptions } from "./assumptions.ts";
import type { DraftedSecurityMeasure } from "./drafted-security-measure.ts";
import { draftExternalInterfaces } from "./external-interfaces.ts";
import { type DraftedFeature, draftFeatures } from "./features.ts";
import { draftGlossaryTerms } from "./glossary-terms.ts";
import { draftOverview } from "./overview.ts";
import { draftPages } from "./pages.ts";
import { draftPricing } from "./pricing.ts";
import { type DraftedQualityRequirement, draftQualityRequirements } from "./quality-requirements.ts";
import { type DraftedRisk, draftRisks } from "./risks.ts";
import { draftScope } from "./scope.ts";
import { draftSecurityMeasures } from "./security-measures.ts";
import { type DraftedTestCase, draftTestCases } from "./test-cases.ts";
import { draftUserClasses } from "./user-classes.ts";
import { type DraftedUserStory, draftUserStories } from "./user-stories.ts";

export type FullDraft = {
  overview: string;
  scope: string;
  pricing: string;
  user_classes: BriefUserClass[];
  pages: BriefPage[];
  user_stories: DraftedUserStory[];
  features: DraftedFeature[];
  risks: DraftedRisk[];
  assumptions: AssumptionInput[];
  glossary_terms: GlossaryTermInput[];
  security_measures: DraftedSecurityMeasure[];
  test_cases: DraftedTestCase[];
  external_interfaces: ExternalInterfaceInput[];
  quality_requirements: DraftedQualityRequirement[];
};

/** Every part in the order a person would draft them; ids are positions, for use before anything is stored. */
export function draftEverything(brief: Brief): FullDraft {
  const user_classes = draftUserClasses(brief).map((item, index) => ({ id: `class-${index + 1}`, ...item }));
  const pages = draftPages(brief).map((page, at) => ({
    ...page,
    id: `page-${at + 1}`,
    sections: page.sections.map((section, index) => ({ ...section, id: `section-${at + 1}-${index + 1}` })),
  }));
  const grown: Brief = { ...brief, user_classes: [...brief.user_classes, ...user_classes], pages: [...brief.pages, ...pages] };
  const user_stories = draftUserStories(grown);
  const withStories: Brief = {
    ...grown,
    user_stories: [...brief.user_stories, ...numbered("story", user_stories)],
  };
  const draft: FullDraft = {
    overview: draftOverview(grown),
    scope: draftScope(grown),
    pricing: draftPricing(grown),
    user_classes,
    pages,
    user_stories,
    features: draftFeatures(grown),
    risks: draftRisks(grown),
    assumptions: draftAssumptions(grown),
    glossary_terms: [],
    security_measures: draftSecurityMeasures(grown),
    test_cases: draftTestCases(withStories),
    external_interfaces: draftExternalInterfaces(grown),
    quality_requirements: draftQualityRequirements(grown),
  };
  // the words of all the rest are looked through
  return { ...draft, glossary_terms: draftGlossaryTerms(withDraft(brief, draft)) };
}

/** The draft put back into its brief, as if it had been stored: beside the answers, which a specification holds from the beginning. */
export function withDraft(brief: Brief, draft: FullDraft): Brief {
  return {
    ...brief,
    project: { ...brief.project, type: kindOfProduct(brief) },
    specification: {
      ...chosenWords(brief),
      project_overview: draft.overview,
      project_scope: draft.scope,
      pricing_details: draft.pricing,
    },
    user_classes: [...brief.user_classes, ...draft.user_classes],
    pages: [...brief.pages, ...draft.pages],
    user_stories: [...brief.user_stories, ...numbered("story", draft.user_stories)],
    features: [...brief.features, ...numbered("feature", draft.features)],
    risks: [...brief.risks, ...numbered("risk", draft.risks)],
    assumptions: [...brief.assumptions, ...numbered("assumption", draft.assumptions)],
    glossary_terms: [...brief.glossary_terms, ...numbered("term", draft.glossary_terms)],
    security_measures: [...brief.security_measures, ...numbered("measure", draft.security_measures)],
    test_cases: [...brief.test_cases, ...numbered("test", draft.test_cases)],
    external_interfaces: [...brief.external_interfaces, ...numbered("interface", draft.external_interfaces)],
    quality_requirements: [...brief.quality_requirements, ...numbered("quality", draft.quality_requirements)],
  };
}

function numbered<Row extends object>(name: string, rows: readonly Row[]): (Row & { id: string })[] {
  return rows.map((row, index) => ({ id: `${name}-${index + 1}`, ...row }));
}
