import { draftReferences } from "#domain/drafter/references.ts";
import { textQuestion } from "./text-question.ts";

export const askReferences = textQuestion({
  name: "references",
  task: "List the references of the specification as a Markdown list, one a line: the links and documents of the project, the laws, standards and guidelines the material names or that plainly bind such a product, each with its number or version and what it is needed for. At most 12. Invent no document and no link.",
  from: ["documents", "overview"],
  draft: draftReferences,
});
