import type { Rule } from "#domain/drafter/analysis/activity.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import { contentWords } from "#domain/drafter/similarity.ts";

/** A bound, a moment, a condition or a number. */
const ADDS =
  /\d|\b(?:must|shall|should|has to|have to|may|can|cannot|never|nobody|nothing|none|no|not|only|unless|without|except|until|within|before|after|if|when|whenever|once|twice|every|each|per|at most|at least|at once|immediately|straight|daily|weekly|monthly|yearly|one|two|three|four|five|six|seven|eight|nine|ten|half|all|always|free)\b|n't\b/i;

/** Rules without those that say of a deed of their statement only that it is done. */
export function withoutRepeated({ rules, activities }: Pick<Listened, "rules" | "activities">): Rule[] {
  return rules.filter((rule) => !isToldAsDeed(rule, activities));
}

function isToldAsDeed(rule: Rule, activities: Listened["activities"]): boolean {
  if (rule.duty || ADDS.test(rule.text)) return false;
  const own = contentWords(rule.text);
  return activities.some(({ said, actor, heardIn }) => {
    const deed = contentWords(`${said} ${actor?.singular ?? ""}`);
    return heardIn?.statement === rule.heardIn?.statement && own.size > 0 && [...own].every((word) => deed.has(word));
  });
}
