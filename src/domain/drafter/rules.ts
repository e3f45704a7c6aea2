import type { Brief } from "#domain/brief.ts";
import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { isForbidden } from "#domain/drafter/analysis/rules.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/plan.ts";
import { isBinding } from "./binding.ts";
import { SAME_WORDS, similarity, withoutRepeats } from "./similarity.ts";

/** A limit the description or an answer sets, in its own words, without a full stop. */
export type Rule = { said: string; forbids: boolean; money: boolean; speed: boolean };

const MOST_RULES = 60;

export function rulesOf(brief: Brief): Rule[] {
  const rules = analyse(descriptionOf(brief)).rules.map(({ text, money, speed }) => {
    const said = capitalised(text.replace(/[\s,]+$/, ""));
    return { said, forbids: isForbidden(said), money, speed };
  });
  const binding = rules.filter(({ said }) => isBinding(said));
  return withoutRepeats(binding, ({ said }) => said, [], SAME_WORDS).slice(0, MOST_RULES);
}

/** What has most to do with a rule; the first where nothing has. */
export function nearest<T>(rule: Rule, items: readonly T[], textOf: (item: T) => string): T | undefined {
  return items
    .map((item) => ({ item, score: similarity(textOf(item), rule.said) }))
    .reduce<{ item: T; score: number } | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined)
    ?.item;
}

/** What turns its sense around when a ban is told as if it were broken: these stay as they were said. */
const EXCEPTED = /\b(?:unless|except|excepting|other than|but for|only)\b/i;

/** "A piece must never be sold twice" as what would be wrong: "A piece is sold twice"; what waited until something comes before it. */
export function brokenRule({ said }: Rule): string {
  const nobody = /^(?:nobody|no one)\s+(?:may|can|must|shall)\s+(.+)$/i.exec(said);
  const match = /^(.+?)\s+(?:must|may|shall|can)\s?(?:never|not)\s+(be\s+)?(.+)$/i.exec(said);
  if (EXCEPTED.test(said) || (!nobody && !match)) return `Not kept: ${said}`;
  const sooner = (rest = "") => rest.replace(/\buntil\b/gi, "before");
  if (nobody) return `Somebody can ${sooner(nobody[1])}`;
  const [, subject = "", be, rest] = match ?? [];
  const many = /\b(?:and|people|staff)\b|[^s]s$/i.test(subject) || /^(?:two|three|all|several|many)\b/i.test(subject);
  if (be) return `${subject} ${many ? "are" : "is"} ${sooner(rest)}`;
  return `${subject} can ${sooner(rest)}`;
}
