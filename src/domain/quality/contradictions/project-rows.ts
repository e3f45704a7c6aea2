import { scenariosOf } from "#domain/document/blocks.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ContentSpecification, ProjectContent } from "#domain/project-content.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { partsByHeading } from "#domain/quality/left-out.ts";
import { withoutUnsettled } from "#domain/to-be-settled.ts";
import type { ReadRow } from "./report.ts";

/** Where words stand: a row by its number and revision, or a text of the specification. */
export type RowPlace =
  | { noun: Noun; id: string; number: number; revision: number; field: string }
  | { noun: null; id: null; number: null; revision: number; field: keyof ContentSpecification };

const FIELDS = {
  user_classes: ["privileges"],
  pages: ["description"],
  sections: ["description"],
  user_stories: ["story"],
  features: ["description"],
  risks: ["description"],
  assumptions: ["statement"],
  security_measures: ["measure"],
  external_interfaces: ["description"],
  quality_requirements: ["description", "target"],
} as const satisfies Partial<Record<Noun, readonly string[]>>;
const TEXTS = [
  "project_overview",
  "project_scope",
  "product_perspective",
  "pricing_details",
  "frontend_details",
  "backend_details",
  "database_details",
] as const satisfies readonly (keyof ContentSpecification)[];

type Row = { id: string; number: number; revision: number };

const MEASURED = new Set(["quantity", "choice", "format", "retention", "scope"]);

/** Whether a fact counts where it stands: a risk tells what may happen, an introduction whatever there is. */
export function isStated({ noun, field }: RowPlace, { kind }: Fact): boolean {
  return noun === "risks" || (noun === null && field !== "project_scope") ? MEASURED.has(kind) : true;
}

/** The texts of a project that hold something to be so; names, threats and what follows if an assumption fails are none. */
export function rowsToCompare(content: ProjectContent): ReadRow<RowPlace>[] {
  const lists = { ...content, sections: content.pages.flatMap(({ sections }) => sections) };
  const read: ReadRow<RowPlace>[] = [];
  const add = (noun: Noun, { id, number, revision }: Row, field: string, text: unknown) => {
    if (typeof text === "string" && text.trim() !== "")
      read.push({ key: `${noun}:${id}`, row: { noun, id, number, revision, field }, text });
  };
  for (const [noun, fields] of Object.entries(FIELDS) as [keyof typeof FIELDS, readonly string[]][]) {
    for (const row of lists[noun])
      for (const [field, text] of Object.entries(row)) if (fields.includes(field)) add(noun, row, field, text);
  }
  for (const row of content.test_cases) {
    add("test_cases", row, "then", `Given ${bare(row.given)}, when ${bare(row.when)}, then ${bare(row.then)}.`);
  }
  for (const row of content.user_stories) {
    for (const lines of scenariosOf(row.acceptance_criteria)) add("user_stories", row, "acceptance_criteria", lines.join(" "));
  }
  for (const field of TEXTS) {
    const text = content.specification?.[field];
    const revision = content.specification?.revision ?? 1;
    for (const [at, part] of partsOf(field, text ?? "").entries())
      read.push({
        key: `specification:${field}:${at}`,
        row: { noun: null, id: null, number: null, revision, field },
        text: part,
      });
  }
  return read;
}

/** What is in scope and what is not are compared as well. */
function partsOf(field: keyof ContentSpecification, text: string): string[] {
  const parts =
    field === "project_scope" ? partsByHeading(withoutUnsettled(text)).map(({ start, end }) => text.slice(start, end)) : [text];
  return parts.filter((part) => part.trim() !== "");
}

const bare = (text: string) => withoutStop(text.trim()).replace(/^(?:given|when|then)\s+/iu, "");

/** A pattern would look at what ends a text anew from each sign that may. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
