import { other } from "#domain/catalog/questionnaire-options.ts";
import type { ChoiceOption } from "./field-definition.ts";

/** Values as options, 'other' shown as 'Other'. `icons` names a lucide icon for some of them. */
export function optionsOf(values: readonly string[], icons: Readonly<Record<string, string>> = {}): readonly ChoiceOption[] {
  return values.map((value) => {
    const icon = icons[value];
    return { value, label: labelOf(value), ...(icon ? { icon } : {}) };
  });
}

export function labelOf(value: string) {
  return value === other ? "Other" : value;
}
