import { other } from "#domain/catalog/questionnaire-options.ts";

/** What people read for a listed value. */
export function labelOf(value: string) {
  return value === other ? "Other" : value;
}

/** The listed values as choices; one that came from elsewhere stays a choice. */
export function choicesWith(listed: readonly string[], chosen: string) {
  const values = !chosen || listed.includes(chosen) ? listed : [...listed, chosen];
  return values.map((value) => ({ value, label: labelOf(value) }));
}
