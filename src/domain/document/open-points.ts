import { type Citable, cite } from "#domain/citation.ts";
import { cites, said, scenariosOf } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import type { Trace } from "./trace.ts";

type Numbered = { number: number };

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
    ...named(
      "Pages without sections",
      "pages",
      pages.filter((page) => page.sections.length === 0),
    ),
    ...named("Pages without a description", "pages", undescribed(pages)),
    ...named("Sections without a description", "sections", undescribed(sections)),
    ...named("Features without a page", "features", trace.strayFeatures),
    ...named("Features without a description", "features", undescribed(features)),
  ];
}

function undescribed<Row extends { description?: string | null | undefined }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !said(row.description));
}

function named(what: string, noun: Citable, rows: readonly Numbered[]): Inline[][] {
  return rows.length === 0 ? [] : [[`${what}: `, ...cites(rows.map(({ number }) => cite(noun, number))), "."]];
}
