import { answersAsWords } from "./asked-words.ts";
import type { ContentQuestionnaire, ContentSpecification, ProjectContent } from "./project-content.ts";
import { answer } from "./questionnaires.ts";

/** What is read here of a document or of a draft's brief. */
export type Choices = {
  project: ProjectContent["project"];
  questionnaire?: ContentQuestionnaire | null | undefined;
  specification?: ContentSpecification | null | undefined;
};

/** What was chosen, as the screens have it: an answer that a specification does not hold was changed or taken out there. */
export function chosenWords({ questionnaire, specification }: Omit<Choices, "project">): ContentSpecification {
  return specification ?? answersAsWords(questionnaire ?? null);
}

/** The kind of product as the project's settings have it, by the same rule. */
export function kindOfProduct({ project, questionnaire: form, specification }: Choices): string {
  return project.type?.trim() || (specification ? "" : answer(form?.project_type, form?.project_type_other).trim());
}
