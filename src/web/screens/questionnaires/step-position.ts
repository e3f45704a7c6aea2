import type { FieldErrors } from "react-hook-form";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { questionnaireSteps } from "./questionnaire-steps.ts";

export const lastStep = questionnaireSteps.length - 1;

/** The step named in the address; the first where none is. */
export function stepNamed(key: string | null): number {
  return Math.max(
    0,
    questionnaireSteps.findIndex((step) => step.key === key),
  );
}

export function stepName(position: number): string {
  return questionnaireSteps[position]?.key ?? questionnaireSteps[0].key;
}

/** Where documents are chosen. */
export const stepOfDocuments = 0;

/** The first step with a field that needs a second look. */
export function stepOfError(errors: FieldErrors<QuestionnaireInput>): number {
  const wrong = Object.keys(errors);
  const position = questionnaireSteps.findIndex((step) =>
    step.groups.some(({ fields }) =>
      fields.some(({ name }) => wrong.some((field) => field === name || field === `${name}_other`)),
    ),
  );
  return Math.max(0, position);
}
