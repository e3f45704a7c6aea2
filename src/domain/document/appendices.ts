import { cite } from "#domain/citation.ts";
import { cites, paragraph, said, tableOr, type Unnumbered } from "./blocks.ts";
import { buildStateChapters } from "./build-state.ts";
import { completenessChapters } from "./completeness-chapter.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { openPoints } from "./open-points.ts";
import { sourcesChapters } from "./sources-chapter.ts";
import { providerRows } from "./technology.ts";
import { citeFeatures, citeStories, citeTests, type Trace } from "./trace.ts";
import { wordingChapters } from "./wording-chapter.ts";

/** Chapter 5: clauses 9.6.8 and 9.6.9, the trace tables and the open points. */
export function appendices(input: DocumentInput, trace: Trace): Unnumbered {
  const points = openPoints(input, trace);
  const open: Block = points.length > 0 ? { kind: "list", items: points } : paragraph("Nothing that can be counted is missing.");
  return {
    title: "Appendices",
    chapters: [
      {
        title: "Assumptions and dependencies",
        blocks: [tableOr(["Name", "Kind", "Link"], providerRows(input), "No dependencies have been named yet.")],
      },
      {
        title: "Trace: user classes and stories",
        blocks: [tableOr(["User class", "Name", "Stories"], classRows(input, trace), "There is nothing to trace yet.")],
      },
      {
        title: "Trace: pages, sections and features",
        blocks: [tableOr(["Place", "Name", "Features"], placeRows(input, trace), "There is nothing to trace yet.")],
      },
      {
        title: "Trace: user stories and test cases",
        blocks: [tableOr(["User story", "Name", "Test cases"], storyRows(input, trace), "There is nothing to trace yet.")],
      },
      { title: "Open points", blocks: [open] },
      ...buildStateChapters(input),
      ...completenessChapters(input),
      ...wordingChapters(input),
      ...sourcesChapters(input),
    ],
  };
}

function classRows({ user_classes }: DocumentInput, trace: Trace): Inline[][][] {
  return user_classes.map((row) => [
    [{ cite: cite("user_classes", row.number) }],
    [said(row.name)],
    cites(citeStories(trace.storiesByClass.get(row.id))),
  ]);
}

function storyRows({ user_stories }: DocumentInput, trace: Trace): Inline[][][] {
  return user_stories.map((row) => [
    [{ cite: cite("user_stories", row.number) }],
    [said(row.name)],
    cites(citeTests(trace.testsByStory.get(row.id))),
  ]);
}

function placeRows({ pages }: DocumentInput, trace: Trace): Inline[][][] {
  return pages.flatMap((page) => {
    const onPage = (trace.featuresByPage.get(page.id) ?? []).filter(({ section_id }) => !section_id);
    return [
      [[{ cite: cite("pages", page.number) }], [said(page.name)], cites(citeFeatures(onPage))],
      ...page.sections.map((section): Inline[][] => [
        [{ cite: cite("sections", section.number) }],
        [said(section.name)],
        cites(citeFeatures(trace.featuresBySection.get(section.id))),
      ]),
    ];
  });
}
