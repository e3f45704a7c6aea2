import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { untestedStories } from "#domain/nouns/test-cases.ts";
import { cites, said, scenariosOf } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { type Trace, traceOf } from "./trace.ts";

type Numbered = { number: number };

/** What is missing, as plain sentences. */
export function listOpenPoints(input: DocumentInput): string[] {
  return openPoints(input, traceOf(input)).map((point) =>
    point.map((part) => (typeof part === "string" ? part : part.cite)).join(""),
  );
}

/** What is missing, one sentence a point. */
export function openPoints(input: DocumentInput, trace: Trace): Inline[][] {
  const { specification, user_classes, user_stories, pages, features, risks } = input;
  const unwritten: [boolean, string][] = [
    [!said(specification?.project_overview), "The project overview has not been written."],
    [!said(specification?.project_scope), "The project scope has not been written."],
    [!said(specification?.references_list), "No references are listed."],
    [!said(specification?.product_perspective), "The product perspective has not been written."],
    [!said(specification?.business_model), "The business model has not been written."],
    [!said(specification?.pricing_details), "Pricing has not been written."],
    [!input.questionnaire, "The questionnaire has not been answered."],
    [user_classes.length === 0, "There are no user classes."],
    [pages.length === 0, "There are no pages."],
    [user_stories.length === 0, "There are no user stories."],
    [features.length === 0, "There are no features."],
    [risks.length === 0, "There are no risks."],
    [input.security_measures.length === 0, "There are no security measures."],
    [input.test_cases.length === 0, "There are no test cases."],
    [input.external_interfaces.length === 0, "There are no external interfaces."],
    [input.quality_requirements.length === 0, "There are no quality requirements."],
  ];
  const sections = pages.flatMap((page) => page.sections);
  return [
    ...unwritten.filter(([open]) => open).map(([, text]): Inline[] => [text]),
    ...named(
      "User classes without stories",
      "user_classes",
      user_classes.filter(({ id }) => !trace.storiesByClass.has(id)),
    ),
    ...named("Stories without a user class", "user_stories", trace.strayStories),
    ...named(
      "Stories without acceptance criteria",
      "user_stories",
      user_stories.filter(({ acceptance_criteria }) => scenariosOf(acceptance_criteria).length === 0),
    ),
    ...named("Stories without a test case", "user_stories", untestedStories(user_stories, input.test_cases)),
    ...named(
      "Test cases without a story",
      "test_cases",
      input.test_cases.filter(({ user_story_id }) => !trace.storyById.has(user_story_id ?? "")),
    ),
    ...named(
      "Pages without sections",
      "pages",
      pages.filter((page) => page.sections.length === 0),
    ),
    ...named("Pages without a description", "pages", undescribed(pages)),
    ...named("Sections without a description", "sections", undescribed(sections)),
    ...named("Features without a page", "features", trace.strayFeatures),
    ...named("Features without a description", "features", undescribed(features)),
    ...named("Security measures without verification", "security_measures", unverified(input.security_measures)),
    ...named(
      "Quality requirements whose target has no number",
      "quality_requirements",
      input.quality_requirements.filter(({ target }) => !/\p{N}/u.test(target)),
    ),
    ...named("Quality requirements without verification", "quality_requirements", unverified(input.quality_requirements)),
  ];
}

function undescribed<Row extends { description?: string | null | undefined }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !said(row.description));
}

function unverified<Row extends { verification?: string | null | undefined }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !said(row.verification));
}

function named(what: string, noun: Noun, rows: readonly Numbered[]): Inline[][] {
  return rows.length === 0 ? [] : [[`${what}: `, ...cites(rows.map(({ number }) => cite(noun, number))), "."]];
}
