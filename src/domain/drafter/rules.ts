import type { Brief } from "#domain/brief.ts";
import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { isForbidden } from "#domain/drafter/analysis/rules.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/plan.ts";
import { SAME_WORDS, similarity, withoutRepeats } from "./similarity.ts";

/** A limit the description or an answer sets, in its own words, without a full stop. */
export type Rule = { said: string; forbids: boolean; money: boolean; speed: boolean };

const MOST_RULES = 60;

export function rulesOf(brief: Brief): Rule[] {
  const rules = analyse(descriptionOf(brief)).rules.map(({ text, money, speed }) => {
    const said = capitalised(text.replace(/[\s,]+$/, ""));
    return { said, forbids: isForbidden(said), money, speed };
  });
  return withoutRepeats(rules, ({ said }) => said, [], SAME_WORDS).slice(0, MOST_RULES);
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
