import { other } from "#domain/catalog/questionnaire-options.ts";
import { answer, type QuestionnaireInput } from "#domain/questionnaires.ts";
import type { FieldDefinition } from "./field-definition.ts";
import { labelOf } from "./options-of.ts";

type Choice = Extract<FieldDefinition, { kind: "choice" | "cards" }>;

/** A choice in words: its label, and for 'other' what was typed beside it. */
export function choiceInWords(form: QuestionnaireInput, { name, options, none }: Choice): string {
  const value = form[name];
  if (value === null) return none ? "None" : "";
  if (value !== other) return options.find((option) => option.value === value)?.label ?? value;
  const typed = answer(value, form[`${name}_other`]);
  return typed ? `${labelOf(other)}: ${typed}` : labelOf(other);
}
