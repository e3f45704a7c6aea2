import type { Brief } from "#domain/brief.ts";
import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { denies, figuresOf } from "#domain/drafter/analysis/reading/rules.ts";
import { isForbidden } from "#domain/drafter/analysis/rules.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/plan.ts";
import { isBinding } from "./binding.ts";
import { contentWords, SAME_WORDS, similarity, withoutRepeats } from "./similarity.ts";

/** A limit the description or an answer sets, in its own words, without a full stop. */
export type Rule = { said: string; forbids: boolean; money: boolean; speed: boolean; statement?: string | undefined };

const MOST_RULES = 60;

export function rulesOf(brief: Brief): Rule[] {
  const rules = analyse(descriptionOf(brief)).rules.map(({ text, money, speed, heardIn }) => {
    const said = capitalised(text.replace(/[\s,]+$/, "").replace(/^(?:and|but|so(?! that)|also|then),? (?=\S+ \S)/i, ""));
    return { said, forbids: isForbidden(said), money, speed, statement: heardIn?.statement };
  });
  const binding = rules.filter(({ said }) => isBinding(said));
  return withoutRepeats(
    binding.filter((rule) => !binding.some((other) => isPartOf(rule, other))),
    ({ said }) => said,
    [],
    SAME_WORDS,
  ).slice(0, MOST_RULES);
}

/** Nearly all of it stands in what was said whole. */
const PART = 0.7;
/** "When it comes back it gets washed": a part that says what comes back says more. */
const POINTS_BACK = /^(?:(?:when|if|once|after|before|until|unless) )?(?:he|she|it|they)\b/i;

/** Whether another rule of the same statement says it too, and more. */
function isPartOf({ said, statement }: Rule, other: Rule): boolean {
  if (statement === undefined || other.statement !== statement || other.said.length <= said.length) return false;
  if (denies(said) && !denies(other.said)) return false;
  const words = [...contentWords(said)];
  const whole = contentWords(other.said);
  return (
    words.filter((word) => whole.has(word)).length >= words.length * (POINTS_BACK.test(other.said) ? 1 : PART) &&
    figuresOf(said).every((figure) => other.said.toLowerCase().includes(figure))
  );
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
  if (/,| and .* /.test(subject)) return `Not kept: ${said}`;
  const many = /\b(?:and|people|staff)\b|[^s]s$/i.test(subject) || /^(?:two|three|all|several|many)\b/i.test(subject);
  if (be) return `${subject} ${many ? "are" : "is"} ${sooner(rest)}`;
  return `${subject} can ${sooner(rest)}`;
}
