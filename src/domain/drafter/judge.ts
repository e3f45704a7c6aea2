import {
  criteriaFindings,
  duplicateFindings,
  type Finding,
  placementFindings,
  storyFindings,
  targetFindings,
  testCaseFindings,
  textFindings,
  verificationFindings,
} from "./checks.ts";
import type { FullDraft } from "./full-draft.ts";
import { SAME_NAME, SAME_STATEMENT } from "./similarity.ts";

export type Judgement = { statements: number; failed: number; findings: Finding[] };

/** Every statement of a draft against every rule that concerns it. */
export function judged(draft: FullDraft): Judgement {
  const pages = draft.pages;
  const statements: Finding[][] = [
    ...[draft.overview, draft.scope, draft.pricing]
      .flatMap((text) => text.split(/\n+/).filter(Boolean))
      .map((line) => textFindings(line.replace(/^[-#*\s]+/, ""))),
    ...draft.user_classes.map((item) =>
      [item.name, item.description ?? "", ...(item.privileges ?? "").split("\n").map((line) => line.replace(/^- /, ""))].flatMap(
        textFindings,
      ),
    ),
    ...pages.flatMap((page) => [
      [page.name, page.description ?? ""].flatMap(textFindings),
      ...page.sections.map((section) => [section.name, section.description ?? ""].flatMap(textFindings)),
    ]),
    ...draft.user_stories.map((item) => [
      ...storyFindings(item.story),
      ...criteriaFindings(item.acceptance_criteria),
      ...[item.name, item.story, item.acceptance_criteria].flatMap(textFindings),
    ]),
    ...draft.features.map((item) => [...placementFindings(item, pages), ...[item.name, item.description].flatMap(textFindings)]),
    ...draft.risks.map((item) => [item.name, item.functionality, item.description].flatMap(textFindings)),
    ...draft.security_measures.map((item) => [
      ...verificationFindings(item.verification),
      ...[item.name, item.threat, item.measure, item.verification].flatMap(textFindings),
    ]),
    ...draft.test_cases.map((item) => [item.name, item.given, item.when, item.then].flatMap(textFindings)),
    ...draft.external_interfaces.map((item) => [item.name, item.description].flatMap(textFindings)),
    ...draft.quality_requirements.map((item) => [
      ...targetFindings(item.target),
      ...verificationFindings(item.verification),
      ...[item.name, item.description, item.target, item.verification].flatMap(textFindings),
    ]),
  ];
  const names = [draft.risks, draft.security_measures, draft.quality_requirements].map((rows) => rows.map(({ name }) => name));
  const storyIds = draft.user_stories.map((_, index) => `story-${index + 1}`);
  const doubles = [
    ...testCaseFindings(draft.test_cases, storyIds),
    ...names.flatMap((list) => duplicateFindings(list, SAME_NAME)),
    ...duplicateFindings(
      draft.external_interfaces.map(({ kind, name }) => `${kind} ${name}`),
      SAME_NAME,
    ),
    ...duplicateFindings(
      draft.test_cases.map((item) => `${item.name} ${item.given} ${item.when} ${item.then}`),
      0.95,
    ),
    ...duplicateFindings(
      draft.user_classes.map((item) => item.name),
      SAME_NAME,
    ),
    ...duplicateFindings(
      pages.map((item) => item.name),
      SAME_NAME,
    ),
    ...duplicateFindings(
      draft.user_stories.map((item) => item.story),
      SAME_STATEMENT,
    ),
    ...duplicateFindings(
      draft.features.map((item) => `${item.name} ${item.description}`),
      SAME_NAME,
    ),
  ];
  const failed = statements.filter((findings) => findings.length > 0).length + doubles.length;
  return { statements: statements.length, failed, findings: [...statements.flat(), ...doubles] };
}
