import { answersAsWords } from "#domain/asked-words.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import { answer } from "#domain/questionnaires.ts";
import { said } from "./blocks.ts";
import type { DocumentInput } from "./document-input.ts";

export type Choices = Pick<DocumentInput, "project" | "questionnaire" | "specification">;

/** What was chosen, as the screens have it: an answer that a specification does not hold was changed or taken out there. */
export function chosenWords({
  questionnaire,
  specification,
}: Pick<Choices, "questionnaire" | "specification">): ContentSpecification {
  return specification ?? answersAsWords(questionnaire);
}

export function kindOfProduct({ project, questionnaire: form, specification }: Choices): string {
  return said(project.type) || (specification ? "" : said(answer(form?.project_type, form?.project_type_other)));
}
