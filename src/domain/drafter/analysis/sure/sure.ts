import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import { withoutRepeated } from "./repeated.ts";
import { signsOfDeed } from "./signs-of-deed.ts";
import { signsOfRule } from "./signs-of-rule.ts";
import { type Evidence, evidenceOf, type Whole, wholeOf } from "./told.ts";
import weights from "./weights.json" with { type: "json" };

/** How much speaks for something having been heard wrongly, before it is left out; as far as the older ideas bear it. */
const ENOUGH = { deed: -0.8, rule: 1.05 };
/** Statements in which nothing can be told of how the text speaks. */
const FEW = 10;

export type Weights = { deed: Readonly<Record<string, number>>; rule: Readonly<Record<string, number>> };

/** What was heard without what was most likely heard wrongly and what says nothing new: its clause stays uncovered. */
export function sure(all: Listened, statements: readonly string[], by: Weights = weights): Listened {
  const heard = { ...all, rules: withoutRepeated(all) };
  if (statements.length < FEW) return heard;
  const whole = wholeOf(heard, statements);
  return {
    ...heard,
    activities: heard.activities.filter((deed) => doubtOf(evidenceOfDeed(deed, whole), by.deed) <= ENOUGH.deed),
    // what the product does by itself was judged too seldom to be weighed
    rules: heard.rules.filter((rule) => rule.duty || doubtOf(evidenceOfRule(rule, whole), by.rule) <= ENOUGH.rule),
  };
}

export const evidenceOfDeed = (deed: Activity, whole: Whole) => evidenceOf(signsOfDeed(deed, whole));
export const evidenceOfRule = (rule: Rule, whole: Whole) => evidenceOf(signsOfRule(rule, whole));

function doubtOf(evidence: Evidence, by: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, value] of evidence) sum += value * (by[name] ?? 0);
  return sum;
}
