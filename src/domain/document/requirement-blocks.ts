import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { cites, linesOf, said, scenariosOf, sourceOf } from "./blocks.ts";
import type { Requirement } from "./document.ts";
import type {
  DocumentFeature,
  DocumentPage,
  DocumentRisk,
  DocumentSection,
  DocumentUserClass,
  DocumentUserStory,
} from "./document-input.ts";
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

export function userClassBlock(row: DocumentUserClass, trace: Trace): Requirement {
  const privileges = linesOf(row.privileges);
  return requirement("user_classes", row, {
    statement: said(row.description),
    details: privileges.length > 0 ? [{ label: "Privileges", lines: privileges }] : [],
    links: [{ label: "User stories", to: cites(citeStories(trace.storiesByClass.get(row.id))) }],
  });
}

export function userStoryBlock(row: DocumentUserStory, trace: Trace): Requirement {
  const owner = trace.classById.get(row.user_class_id);
  return requirement("user_stories", row, {
    statement: said(row.story),
    criteria: scenariosOf(row.acceptance_criteria),
    links: [
      { label: "User class", to: owner ? [{ cite: cite("user_classes", owner.number) }, ` ${said(owner.name)}`] : ["–"] },
      { label: "Test cases", to: cites(citeTests(trace.testsByStory.get(row.id))) },
    ],
  });
}

export function pageBlock(row: DocumentPage, trace: Trace): Requirement {
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

export function sectionBlock(row: DocumentSection, page: DocumentPage, trace: Trace): Requirement {
  return requirement("sections", row, {
    statement: said(row.description),
    links: [
      { label: "Page", to: [{ cite: cite("pages", page.number) }, ` ${said(page.name)}`] },
      { label: "Features", to: cites(citeFeatures(trace.featuresBySection.get(row.id))) },
    ],
  });
}

export function featureBlock(row: DocumentFeature, trace: Trace): Requirement {
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

/** One that was never stored has no citation. */
export function riskBlock(risk: DocumentRisk): Requirement {
  return {
    ...requirement("risks", { number: risk.number ?? 0, revision: risk.revision ?? 1, name: risk.name }, { source: null }),
    citation: risk.number ? cite("risks", risk.number) : null,
    statement: said(risk.description),
    details: said(risk.functionality) ? [{ label: "At risk", lines: linesOf(risk.functionality) }] : [],
  };
}
