import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { priorityLabels } from "#domain/nouns/user-stories.ts";
import type { ContentPage, ContentRow, ContentSection } from "#domain/project-content.ts";
import { cites, linesOf, said, scenariosOf, sourceOf } from "./blocks.ts";
import type { Requirement } from "./document.ts";
import { citeFeatures, citeStories, citeTests, type Trace } from "./trace.ts";

type Row = { number: number; revision: number; name: string; generation_id?: string | null | undefined };

export function requirement(noun: Noun, row: Row, more: Partial<Requirement>): Requirement {
  return {
    kind: "requirement",
    noun,
    citation: cite(noun, row.number),
    revision: row.revision,
    title: said(row.name),
    statement: "",
    criteria: [],
    details: [],
    source: sourceOf(row),
    links: [],
    ...more,
  };
}

export function userClassBlock(row: ContentRow<"user_classes">, trace: Trace): Requirement {
  const privileges = linesOf(row.privileges);
  return requirement("user_classes", row, {
    statement: said(row.description),
    details: privileges.length > 0 ? [{ label: "Privileges", lines: privileges }] : [],
    links: [{ label: "User stories", to: cites(citeStories(trace.storiesByClass.get(row.id))) }],
  });
}

export function userStoryBlock(row: ContentRow<"user_stories">, trace: Trace): Requirement {
  const owner = trace.classById.get(row.user_class_id);
  return requirement("user_stories", row, {
    statement: said(row.story),
    criteria: scenariosOf(row.acceptance_criteria),
    details: row.priority ? [{ label: "Priority", lines: [priorityLabels[row.priority]] }] : [],
    links: [
      { label: "User class", to: owner ? [{ cite: cite("user_classes", owner.number) }, ` ${said(owner.name)}`] : ["–"] },
      { label: "Test cases", to: cites(citeTests(trace.testsByStory.get(row.id))) },
    ],
  });
}

export function pageBlock(row: ContentPage, trace: Trace): Requirement {
  const features = linesOf(row.features);
  const designs = linesOf(row.designs_link);
  return requirement("pages", row, {
    statement: said(row.description),
    details: [
      ...(features.length > 0 ? [{ label: "What can be done here", lines: features }] : []),
      ...(designs.length > 0 ? [{ label: "Designs", lines: designs }] : []),
    ],
    links: [
      { label: "Sections", to: cites(row.sections.map(({ number }) => cite("sections", number))) },
      { label: "Features", to: cites(citeFeatures(trace.featuresByPage.get(row.id))) },
    ],
  });
}

export function sectionBlock(row: ContentSection, page: ContentPage, trace: Trace): Requirement {
  return requirement("sections", row, {
    statement: said(row.description),
    links: [
      { label: "Page", to: [{ cite: cite("pages", page.number) }, ` ${said(page.name)}`] },
      { label: "Features", to: cites(citeFeatures(trace.featuresBySection.get(row.id))) },
    ],
  });
}

export function featureBlock(row: ContentRow<"features">, trace: Trace): Requirement {
  const page = trace.pageById.get(row.page_id ?? "");
  const section = trace.sectionById.get(row.section_id ?? "");
  return requirement("features", row, {
    statement: said(row.description),
    links: [
      { label: "Page", to: page ? [{ cite: cite("pages", page.number) }, ` ${said(page.name)}`] : ["–"] },
      { label: "Section", to: section ? [{ cite: cite("sections", section.number) }, ` ${said(section.name)}`] : ["–"] },
    ],
  });
}

export function riskBlock(row: ContentRow<"risks">): Requirement {
  return requirement("risks", row, {
    statement: said(row.description),
    details: said(row.functionality) ? [{ label: "At risk", lines: linesOf(row.functionality) }] : [],
    source: null,
  });
}
