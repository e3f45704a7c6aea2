import type { Brief } from "#domain/brief.ts";
import { draftReferences } from "#domain/drafter/references.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

export function askReferences(brief: Brief): Question<{ text: string }, string> {
  return {
    name: "references",
    brief,
    instructions: instructions(
      "List the references of the specification as a Markdown list, one a line: the links and documents of the project, the laws, standards and guidelines the material names or that plainly bind such a product, each with its number or version and what it is needed for. At most 12. Invent no document and no link.",
    ),
    prompt: material(brief, { of: "references", from: ["documents", "overview"] }),
    shape: textShape,
    ofText,
    read: readText,
    draft: () => draftReferences(brief),
  };
}
