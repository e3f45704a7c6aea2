import { cite } from "#domain/citation.ts";
import { cites, type Draft, paragraph, said, scenariosOf, tableOr } from "./blocks.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { openPoints } from "./open-points.ts";
import { providerRows } from "./technology.ts";
import { citeFeatures, citeStories, type Trace } from "./trace.ts";

/** Chapter 4, parallel to chapter 3: clause 9.6.19. */
export function verification({ user_stories, features }: DocumentInput): Draft {
  const stories = user_stories.map(({ number, acceptance_criteria }): Inline[][] => {
    const count = scenariosOf(acceptance_criteria).length;
    const how = count === 0 ? "No criteria yet" : `Test of ${count} acceptance ${count === 1 ? "criterion" : "criteria"}`;
    return [[{ cite: cite("user_stories", number) }], [how]];
  });
  const shown = features.map(({ number }): Inline[][] => [[{ cite: cite("features", number) }], ["Demonstration"]]);
  return {
    title: "Verification",
    blocks: [tableOr(["Requirement", "Method"], [...stories, ...shown], "There are no requirements to verify yet.")],
  };
}

/** Chapter 5: clauses 9.6.8 and 9.6.9, the trace tables and the open points. */
export function appendices(input: DocumentInput, trace: Trace): Draft {
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
      { title: "Open points", blocks: [open] },
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
