import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";

/** "After the ride" goes behind a deed, "after the ride is over" before it. */
const LEADING = /^(?:if|when|whenever|once|as soon as|should|while|in case)\b|^after\b.*\b(?:is|are|has|have|\p{L}+s) \p{L}+/u;

/** What a deed hangs on, before the sentence of the product's duty or behind the deed. */
export function conditionOf({ condition }: Pick<Activity, "condition">): { leading: string; trailing: string } {
  const said = condition?.trim() ?? "";
  return LEADING.test(said) ? { leading: said, trailing: "" } : { leading: "", trailing: said };
}

/** "The system shall …" on a condition, in the form of EARS. */
export function onCondition(condition: string, duty: string): string {
  const said = inThirdPerson(condition.replace(/[.,;]+$/, ""), "their");
  if (said === "") return duty;
  const then = /^(?:if|should|in case)\b/.test(said) ? "then " : "";
  const when = said.replace(/^whenever\b/, "when").replace(/^in case\b/, "if");
  return `${capitalised(when)}, ${then}${duty.charAt(0).toLowerCase()}${duty.slice(1)}`;
}
