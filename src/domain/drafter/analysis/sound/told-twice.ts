import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { binds, figuresOf } from "#domain/drafter/analysis/reading/rules.ts";
import { singular } from "#domain/drafter/language/words.ts";

/** A rule with its words. */
type Said = { rule: Rule; words: readonly string[] };

/** Each rule once: of two of which one says all of the other the fuller, unless what it says more is only why, or told beside it. */
export function toldOnce(rules: readonly Rule[], deeds: readonly Activity[]): Rule[] {
  const kept: Said[] = [];
  const all = rules.map((rule) => ({ rule, words: wordsOf(rule.text) }));
  const alone = all.filter((one, at) => !all.some((other, index) => index < at && isSame(one, other)));
  for (const one of alone) {
    const others = alone.filter((other) => other !== one);
    const isToldByFuller = others.some((fuller) => isWithin(one, fuller) && !addsNothing(fuller, one, others, deeds));
    const isOnlyFuller = others.some((plainer) => isWithin(plainer, one) && addsNothing(one, plainer, others, deeds));
    if (!isToldByFuller && !isOnlyFuller) kept.push(one);
  }
  return kept.map(({ rule }) => rule);
}

function isSame(one: Said, other: Said): boolean {
  return (one.rule.duty !== undefined) === (other.rule.duty !== undefined) && one.words.join(" ") === other.words.join(" ");
}

/** What fewer words say may be part of anything. */
const LEAST = 4;
const SAYS_NOTHING = /^(?:the|an?|and|or|but|so|then|also|both|either|each)$/;

function isWithin(few: Said, many: Said): boolean {
  if (few.words.length >= many.words.length || few.rule.duty || many.rule.duty) return false;
  const isOfSame = few.rule.heardIn !== undefined && few.rule.heardIn.statement === many.rule.heardIn?.statement;
  return (
    (few.words.length >= LEAST && isPart(few, many)) ||
    (isOfSame && few.words.every((word) => many.words.includes(word) || SAYS_NOTHING.test(word)))
  );
}

function isPart(few: Said, many: Said): boolean {
  return ` ${many.words.join(" ")} `.includes(` ${few.words.join(" ")} `);
}

const WHY = /^[,;]? ?(?:\(|(?:because|since|as (?:the|we|they|it|he|she)|so that|after all)\b)/iu;
const POINTS =
  /^(?:it|its|they|them|their|he|him|his|she|her|who|which|that|this|as|such|is|are|can|to|of|in|on|for|by|with|if|when)$/;

/** Whether a fuller rule says only why, or what deeds and other rules of its statement say as well. */
function addsNothing(fuller: Said, plainer: Said, others: readonly Said[], deeds: readonly Activity[]): boolean {
  // "the bees must not be older", out of "a certificate for her bees, which": as it was said is surer
  if (!isPart(plainer, fuller)) return false;
  const [ahead = "", behind = ""] = fuller.rule.text.toLowerCase().split(plainer.rule.text.toLowerCase());
  if (WHY.test(behind) && figuresOf(behind).length === 0) return true;
  const statement = fuller.rule.heardIn?.statement;
  const inRules = others.flatMap((one) => (one !== fuller && one.rule.heardIn?.statement === statement ? one.words : []));
  const inDeeds = deeds
    .filter(({ heardIn }) => heardIn?.statement === statement)
    .flatMap(({ said, condition, actor }) => wordsOf([said, condition, actor?.singular].join(" ")));
  // what binds is a rule, and not only told with a deed
  const isBinding = binds(ahead, true) || binds(behind, true);
  const beside = [...inRules, ...(isBinding ? [] : inDeeds)].map(stem);
  return fuller.words
    .filter((word) => !plainer.words.includes(word) && !SAYS_NOTHING.test(word) && !POINTS.test(word))
    .every((word) => beside.includes(stem(word)));
}

function stem(word: string): string {
  return verbForm(word)?.base ?? singular(word);
}

/** In small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}€$£%]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];
}
