import { cite } from "#domain/citation.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { testsRule, untestedStories } from "#domain/nouns/test-cases.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { cites, said, scenariosOf } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { type Trace, traceOf } from "./trace.ts";

type Numbered = { number: number };

/** What is missing: a whole text or list, or something of the rows of a list that have these numbers. */
export type OpenPoint =
  | { what: string; section: SpecificationSection | null }
  | { what: string; noun: Noun; numbers: readonly number[]; isHole: boolean };

/** What is missing, as plain sentences. */
export function listOpenPoints(input: DocumentInput): string[] {
  return openPoints(input, traceOf(input)).map((point) =>
    point.map((part) => (typeof part === "string" ? part : part.cite)).join(""),
  );
}

/** What is missing, one sentence a point. */
export function openPoints(input: DocumentInput, trace: Trace): Inline[][] {
  return findOpenPoints(input, trace).map((point) =>
    "noun" in point
      ? [`${point.what}: `, ...cites(point.numbers.map((number) => cite(point.noun, number))), "."]
      : [`${point.what}.`],
  );
}

/** What is missing, in the order people read; `isHole` where a row has nothing to do with rows it should have to do with. */
export function findOpenPoints(input: DocumentInput, trace: Trace): OpenPoint[] {
  const { user_classes, user_stories, pages, features } = input;
  const sections = pages.flatMap((page) => page.sections);
  const incomplete = (what: string, noun: Noun, rows: readonly Numbered[]) => rowsLacking(what, noun, rows, false);
  const hole = (what: string, noun: Noun, rows: readonly Numbered[]) => rowsLacking(what, noun, rows, true);
  return [
    ...unwritten(input),
    ...hole(
      "User classes without stories",
      "user_classes",
      user_classes.filter(({ id }) => !trace.storiesByClass.has(id)),
    ),
    ...hole("Stories without a user class", "user_stories", trace.strayStories),
    ...incomplete(
      "Stories without acceptance criteria",
      "user_stories",
      user_stories.filter(({ acceptance_criteria }) => scenariosOf(acceptance_criteria).length === 0),
    ),
    ...hole("Stories without a test case", "user_stories", untestedStories(user_stories, input.test_cases)),
    ...hole(
      "Test cases without a story",
      "test_cases",
      input.test_cases.filter((test) => !trace.storyById.has(test.user_story_id ?? "") && !testsRule(test)),
    ),
    ...incomplete(
      "Pages without sections",
      "pages",
      pages.filter((page) => page.sections.length === 0),
    ),
    ...incomplete("Pages without a description", "pages", undescribed(pages)),
    ...incomplete("Sections without a description", "sections", undescribed(sections)),
    ...hole("Features without a page", "features", trace.strayFeatures),
    ...incomplete("Features without a description", "features", undescribed(features)),
    ...incomplete("Security measures without verification", "security_measures", unverified(input.security_measures)),
    ...incomplete(
      "Quality requirements whose target has no number",
      "quality_requirements",
      input.quality_requirements.filter(({ target }) => !/\p{N}/u.test(target)),
    ),
    ...incomplete("Quality requirements without verification", "quality_requirements", unverified(input.quality_requirements)),
  ];
}

/** Lists whose being empty is a gap; what is assumed need not be, and words may mean what they mean everywhere. */
const needed = allNouns.filter((noun) => noun !== "sections" && noun !== "assumptions" && noun !== "glossary_terms");
const inReadingOrder: readonly Noun[] = ["user_classes", "pages", "user_stories", "features", "risks"];

function unwritten({ specification, ...input }: DocumentInput): OpenPoint[] {
  const texts: [boolean, string, SpecificationSection | null][] = [
    [!said(specification?.project_overview), "The project overview has not been written", "projectIntroduction"],
    [!said(specification?.project_scope), "The project scope has not been written", "projectIntroduction"],
    [!said(specification?.references_list), "No references are listed", "projectIntroduction"],
    [!said(specification?.product_perspective), "The product perspective has not been written", "projectIntroduction"],
    [!said(specification?.business_model), "The business model has not been written", "overallDescription"],
    [!said(specification?.pricing_details), "Pricing has not been written", "overallDescription"],
    [!input.questionnaire, "The questionnaire has not been answered", null],
  ];
  const lists = [...inReadingOrder, ...needed.filter((noun) => !inReadingOrder.includes(noun))].map(
    (noun): (typeof texts)[number] => [
      input[noun as "pages"].length === 0,
      `There are no ${nouns[noun].many}`,
      nouns[noun].section,
    ],
  );
  return [...texts, ...lists].filter(([isOpen]) => isOpen).map(([, what, section]) => ({ what, section }));
}

function rowsLacking(what: string, noun: Noun, rows: readonly Numbered[], isHole: boolean): OpenPoint[] {
  return rows.length === 0 ? [] : [{ what, noun, numbers: rows.map(({ number }) => number), isHole }];
}

function undescribed<Row extends { description?: string | null | undefined }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !said(row.description));
}

function unverified<Row extends { verification?: string | null | undefined }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !said(row.verification));
}
