import type { Brief, BriefPage, BriefUserClass } from "#domain/brief.ts";
import { type DraftedFeature, draftFeatures } from "#domain/drafter/features.ts";
import { draftOverview } from "#domain/drafter/overview.ts";
import { draftPages } from "#domain/drafter/pages.ts";
import { draftPricing } from "#domain/drafter/pricing.ts";
import { type DraftedRisk, draftRisks } from "#domain/drafter/risks.ts";
import { draftScope } from "#domain/drafter/scope.ts";
import { draftUserClasses } from "#domain/drafter/user-classes.ts";
import { type DraftedUserStory, draftUserStories } from "#domain/drafter/user-stories.ts";

export type FullDraft = {
  overview: string;
  scope: string;
  pricing: string;
  user_classes: BriefUserClass[];
  pages: BriefPage[];
  user_stories: DraftedUserStory[];
  features: DraftedFeature[];
  risks: DraftedRisk[];
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
  return {
    overview: draftOverview(grown),
    scope: draftScope(grown),
    pricing: draftPricing(grown),
    user_classes,
    pages,
    user_stories: draftUserStories(grown),
    features: draftFeatures(grown),
    risks: draftRisks(grown),
  };
}

/** The draft put back into its brief, as if it had been stored. */
export function withDraft(brief: Brief, draft: FullDraft): Brief {
  return {
    ...brief,
    specification: {
      ...brief.specification,
      project_overview: draft.overview,
      project_scope: draft.scope,
      pricing_details: draft.pricing,
    },
    user_classes: [...brief.user_classes, ...draft.user_classes],
    pages: [...brief.pages, ...draft.pages],
    user_stories: [...brief.user_stories, ...draft.user_stories.map((item, index) => ({ id: `story-${index + 1}`, ...item }))],
    features: [...brief.features, ...draft.features.map((item, index) => ({ id: `feature-${index + 1}`, ...item }))],
    risks: [...brief.risks, ...draft.risks.map((item, index) => ({ id: `risk-${index + 1}`, ...item }))],
  };
}
