import { draftGlossaryTerms } from "#domain/drafter/glossary-terms.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askGlossaryTerms = rowsQuestion("glossary_terms", {
  task: "List the words of this specification that a reader could take for something else, and the abbreviations it uses: 5 to 20 terms, those first that most rows rest on, each with what it means in this product and the other words that are not to be used for it.",
  from: ["decisions", "user_classes", "pages", "user_stories", "features"],
  draft: draftGlossaryTerms,
});
