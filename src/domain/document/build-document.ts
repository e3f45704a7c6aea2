import { chosenWords } from "#domain/chosen-words.ts";
import { appendices } from "./appendices.ts";
import { numbered, said, textOr, type Unnumbered } from "./blocks.ts";
import { contentsLine, coverOf } from "./cover.ts";
import { designReferences } from "./design.ts";
import type { Block, Inline, SpecificationDocument } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { introduction } from "./introduction.ts";
import { requirements } from "./requirements.ts";
import { traceOf } from "./trace.ts";
import { verification } from "./verification.ts";

/** A project's rows as one numbered, cross-referenced document in the outline of ISO/IEC/IEEE 29148:2018, clause 9.6. */
export function buildDocument(input: DocumentInput): SpecificationDocument {
  const trace = traceOf(input);
  return {
    ...coverOf(input, contentsLine(input)),
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
function references({ specification, questionnaire }: DocumentInput): Unnumbered {
  const links: Inline[][] = [
    ...[said(questionnaire?.github_repo_link)].filter(Boolean).map((link) => [`Repository: ${link}`]),
    ...designReferences(chosenWords({ specification, questionnaire })),
  ];
  const listed: Block[] = links.length > 0 ? [{ kind: "list", items: links }] : [];
  return {
    title: "References",
    blocks: [textOr(specification, "references_list", "No references have been listed yet."), ...listed],
  };
}
