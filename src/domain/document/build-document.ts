import type { ProjectContent } from "#domain/project-content.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { appendices } from "./appendices.ts";
import { type Draft, numbered, said, textOr } from "./blocks.ts";
import { askedLinks, designReferences } from "./design.ts";
import type { Block, Inline, SpecificationDocument } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { introduction } from "./introduction.ts";
import { requirements } from "./requirements.ts";
import { traceOf } from "./trace.ts";
import { verification } from "./verification.ts";

/** A project's rows as one numbered, cross-referenced document in the outline of ISO/IEC/IEEE 29148:2018, clause 9.6. */
export function buildDocument(input: DocumentInput): SpecificationDocument {
  const { project, specification, generated_at } = input;
  const trace = traceOf(input);
  const version = said(project.version) || fallbackVersion;
  const kind = said(project.type);
  return {
    title: said(project.name) || "Untitled project",
    subtitle: "Software Requirements Specification",
    version,
    generated_at,
    front: [
      { label: "Version", text: version },
      { label: "Revision", text: specification?.revision ? String(specification.revision) : "not saved yet" },
      { label: "Date", text: generated_at.slice(0, 10) },
      ...(kind ? [{ label: "Kind of product", text: kind }] : []),
      { label: "Contents", text: contentsLine(input) },
    ],
    chapters: numbered([
      introduction(input, trace),
      references(input),
      requirements(input, trace),
      verification(input, trace),
      appendices(input, trace),
    ]),
  };
}

/** Chapter 2: clause 9.2.4. */
function references({ specification, questionnaire }: DocumentInput): Draft {
  const links: Inline[][] = [
    ...[said(questionnaire?.github_repo_link)].filter(Boolean).map((link) => [`Repository: ${link}`]),
    ...askedLinks({ questionnaire, specification }).map((link) => [`Design: ${said(link)}`]),
    ...designReferences(specification),
  ];
  const listed: Block[] = links.length > 0 ? [{ kind: "list", items: links }] : [];
  return {
    title: "References",
    blocks: [textOr(specification, "references_list", "No references have been listed yet."), ...listed],
  };
}

/** How many rows of each kind there are. */
export function contentsLine(input: ProjectContent): string {
  const { user_classes, user_stories, pages, features, risks } = input;
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return [
    counted(user_classes.length, "user class", "user classes"),
    counted(pages.length, "page", "pages"),
    counted(sections, "section", "sections"),
    counted(user_stories.length, "user story", "user stories"),
    counted(features.length, "feature", "features"),
    counted(risks.length, "risk", "risks"),
    counted(input.security_measures.length, "security measure", "security measures"),
    counted(input.test_cases.length, "test case", "test cases"),
    counted(input.external_interfaces.length, "external interface", "external interfaces"),
    counted(input.quality_requirements.length, "quality requirement", "quality requirements"),
  ].join(", ");
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
