import { nothingYet } from "#domain/brief.ts";
import { draftEverything, withDraft } from "#domain/drafter/full-draft.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** What the built-in drafter makes of an idea, numbered as the database would. */
export function draftedContent(name: string, project_description: string): ProjectContent {
  const brief = { ...nothingYet, project: { name }, questionnaire: { project_description } };
  const whole = withDraft(brief, draftEverything(brief));
  let sections = 0;
  const numbered = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, at) => ({ id: `row-${at + 1}`, ...row, revision: 1, number: at + 1 }));
  return {
    project: { name, description: null },
    specification: { ...whole.specification },
    questionnaire: { project_description },
    user_classes: numbered(whole.user_classes),
    pages: numbered(whole.pages).map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        sections += 1;
        return { ...section, revision: 1, number: sections };
      }),
    })),
    user_stories: numbered(whole.user_stories),
    features: numbered(whole.features),
    risks: numbered(whole.risks),
    assumptions: numbered(whole.assumptions),
    security_measures: numbered(whole.security_measures),
    test_cases: numbered(whole.test_cases),
    external_interfaces: numbered(whole.external_interfaces),
    quality_requirements: numbered(whole.quality_requirements),
    glossary_terms: numbered(whole.glossary_terms),
  };
}
