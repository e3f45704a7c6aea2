import type { FieldGroup } from "./field-definition.ts";
import { businessStep } from "./step-business.ts";
import { designStep } from "./step-design.ts";
import { introductionStep } from "./step-introduction.ts";
import { technologyStep } from "./step-technology.ts";

export const questionnaireSteps = [introductionStep, technologyStep, designStep, businessStep] as const;

const labels = new Map(
  questionnaireSteps
    .flatMap((step): readonly FieldGroup[] => step.groups)
    .flatMap(({ fields }) => fields)
    .flatMap((field): [string, string][] =>
      "otherLabel" in field
        ? [
            [field.name, field.label],
            [`${field.name}_other`, field.otherLabel],
          ]
        : [[field.name, field.label]],
    ),
);

export function labelOf(field: string): string {
  return labels.get(field) ?? field.replaceAll("_", " ");
}
