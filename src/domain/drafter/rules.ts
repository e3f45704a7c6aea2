import type { Brief } from "#domain/brief.ts";
import { sentencesOf } from "#domain/drafter/analysis/clean.ts";
import { isForbidden, isRule } from "#domain/drafter/analysis/rules.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/plan.ts";
import { SAME_STATEMENT, similarity, withoutRepeats } from "./similarity.ts";

/** A limit the description or an answer sets, in its own words, without a full stop. */
export type Rule = { said: string; forbids: boolean };

const MOST_RULES = 16;
const LONGEST = 300;

export function rulesOf(brief: Brief): Rule[] {
  const said = sentencesOf(descriptionOf(brief))
    .filter((sentence) => isRule(sentence) && sentence.length <= LONGEST)
    .map((sentence) => capitalised(sentence.replace(/[\s,]+$/, "")));
  return withoutRepeats(said, (rule) => rule, [], SAME_STATEMENT)
    .slice(0, MOST_RULES)
    .map((rule) => ({ said: rule, forbids: isForbidden(rule) }));
}

/** What has most to do with a rule; the first where nothing has. */
export function nearest<T>(rule: Rule, items: readonly T[], textOf: (item: T) => string): T | undefined {
  return items
    .map((item) => ({ item, score: similarity(textOf(item), rule.said) }))
    .reduce<{ item: T; score: number } | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined)
    ?.item;
}

/** "A piece must never be sold twice" as what would be wrong: "A piece is sold twice". */
export function brokenRule({ said }: Rule): string {
  const nobody = /^(?:nobody|no one)\s+(?:may|can|must|shall)\s+(.+)$/i.exec(said);
  if (nobody) return `Somebody can ${nobody[1]}`;
  const match = /^(.+?)\s+(?:must|may|shall|can)\s?(?:never|not)\s+(be\s+)?(.+)$/i.exec(said);
  const [, subject = "", be, rest = ""] = match ?? [];
  if (!match) return `Not kept: ${said}`;
  const many = /\b(?:and|people|staff)\b|[^s]s$/i.test(subject) || /^(?:two|three|all|several|many)\b/i.test(subject);
  if (be) return `${subject} ${many ? "are" : "is"} ${rest}`;
  return `${subject} can ${rest}`;
}
