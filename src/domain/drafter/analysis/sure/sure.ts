import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import { readClauses } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { withoutRepeated } from "./repeated.ts";
import { signsOfDeed } from "./signs-of-deed.ts";
import { signsOfRule } from "./signs-of-rule.ts";
import { type Evidence, evidenceOf, type Whole, wholeOf } from "./told.ts";
import weights from "./weights.json" with { type: "json" };

/** How much speaks for something having been heard wrongly, before it is left out; as far as the older ideas bear it. */
const ENOUGH = { deed: -1, rule: 0.4 };
/** What is doubted more is told once, and a rule doubted `much` only quoted: strict readers strike two in five of such deeds, two and three in four of such rules. */
const DOUBTED = { deed: -3.8, rule: -2, done: -1.2, much: -0.5 };
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
    activities: heard.activities.flatMap((deed) => {
      const doubt = doubtOf(evidenceOfDeed(deed, whole), by.deed);
      return doubt > ENOUGH.deed ? [] : [doubt > DOUBTED.deed ? { ...deed, doubt: "some" } : deed];
    }),
    rules: heard.rules.flatMap((rule) => {
      // what the product does by itself was judged too seldom to be weighed
      if (rule.duty) return [rule];
      const doubt = doubtOf(evidenceOfRule(rule, whole), by.rule);
      if (doubt <= DOUBTED.done && (doubt <= DOUBTED.rule || isDone(rule))) return [rule];
      if (doubt <= DOUBTED.much) return [{ ...rule, doubt: "some" }];
      return doubt <= ENOUGH.rule || hasOwnFigure(rule, heard) ? [{ ...rule, doubt: "much" }] : [];
    }),
  };
}

/** "Fuel is logged to the litre", "the bill goes out on the fifth": what becomes of things is seldom an aside. */
function isDone({ text }: Rule): boolean {
  const main = readClauses(wordsOf(text)).find(({ marker }) => marker === "");
  return main !== undefined && main.group.form !== "past" && (main.group.passive || BECOMES.test(main.group.base));
}

const BECOMES = /^(?:go|end|expire|lapse|close|open|start|begin)$/;

export const evidenceOfDeed = (deed: Activity, whole: Whole) => evidenceOf(signsOfDeed(deed, whole));
export const evidenceOfRule = (rule: Rule, whole: Whole) => evidenceOf(signsOfRule(rule, whole));

const FIGURES =
  /\d+(?:[.,:]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)\b/gi;

/** A number that somebody said and nothing else tells is worth more than the doubt about its words. */
function hasOwnFigure(rule: Rule, { rules, activities }: Listened): boolean {
  const others = [
    ...rules.flatMap((other) => (other === rule ? [] : [other.text])),
    ...activities.map(({ said, condition = "" }) => `${said} ${condition}`),
  ];
  const told = new Set(others.flatMap((text) => text.toLowerCase().match(FIGURES) ?? []));
  return (rule.text.toLowerCase().match(FIGURES) ?? []).some((figure) => !told.has(figure));
}

/** How much speaks for something having been heard wrongly: 0 is as much as against it. */
export function doubtOf(evidence: Evidence, by: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, value] of evidence) sum += value * (by[name] ?? 0);
  return sum;
}
