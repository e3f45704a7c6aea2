import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { conditionOf, onCondition } from "#domain/drafter/telling/condition.ts";
import { IN_PRODUCT, inTheActive, isByProduct, passiveOf } from "./passive.ts";
import { plainRule } from "./plain-rule.ts";
import { type ReadRule, readRule } from "./read-rule.ts";
import { areOf, isManyOf, isPlainRest, isPlainSubject, isProduct, ofNobody, oneOf } from "./rule-words.ts";

const MARKED = /^(an? (?:own )?(?:\p{L}+ ){0,2}(?:number|code|label|tag|barcode|name|id|colour|page|login))$/u;
const WISHED = /^(.+?)(?:'d| would)? (?:want|wish|like|need|wants|wishes|likes|needs) to (?:be able to )?(\p{L}+ .+)$/iu;
/** What a person who has no right to something is kept from. */
const KEPT_FROM = /^(?:get|see|receive|have access|appear|count|reach|know)\b/;
/** "Reeds are tuned last": nothing of it is put on record. */
const HOW = /\b(?:only|last|first|always|free|never|allowed|permitted|called|meant|between|during)\b/i;
/** "Foals are registered within thirty days of birth" */
const IN_TIME =
  /\b(?:within|no later than|at the latest) (?:\d|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)\b/i;
const FIGURE =
  /\d|\b(?:within|until|before|after|at most|at least|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half)\b/i;

/** The product's duty in a rule, one sentence; where its words do not safely allow another one, the rule as it was said. */
export function dutyOfRule(rule: Rule): string {
  if (rule.duty) return dutyOfProduct(rule.duty);
  const read = readRule(rule.said);
  const duty = wishedIn(rule) ?? (read && isPlain(read) ? dutyOf(read) : undefined);
  if (duty === undefined) return asSaid(rule);
  const whole = onCondition(read?.condition ?? "", `The system shall ${ofNobody(duty)}.`);
  return read?.lead ? `${capitalised(read.lead)}, ${whole.charAt(0).toLowerCase()}${whole.slice(1)}` : whole;
}

function dutyOfProduct(duty: NonNullable<Rule["duty"]>): string {
  const { leading, trailing } = conditionOf(duty);
  const said = [duty.said, trailing].filter(Boolean).join(" ");
  return onCondition(leading, `The system shall ${inThirdPerson(said, "their")}.`);
}

const asSaid = ({ said }: Rule) => `The system shall hold to this rule: "${said}."`;

/** Whether the rule can be said of the product without saying something else. */
export function isPlain({ subject, rest, condition }: ReadRule): boolean {
  return !/^nothing\b/i.test(subject) && isPlainSubject(subject) && isPlainRest(rest) && !/\b(?:i|we|you)\b/i.test(condition);
}

/** "I'd want to see the hours of each week", "the head wants to see the waiting list". */
function wishedIn({ said }: Rule): string | undefined {
  const [, who = "", what = ""] = WISHED.exec(plainRule(said)) ?? [];
  if (what === "" || !isPlainRest(what)) return undefined;
  if (/^(?:i|we)$/i.test(who)) return what.startsWith("see ") ? `show ${what.slice(4)}` : undefined;
  return isPlainSubject(who) && !/,/.test(who) ? `let ${who.charAt(0).toLowerCase()}${who.slice(1)} ${what}` : undefined;
}

function dutyOf(read: ReadRule): string | undefined {
  const { subject, modal, denied, rest } = read;
  if (isProduct(subject) && modal !== "be" && modal !== "have") return denied ? `not ${rest}` : rest;
  if (modal === "only") return `let only ${subject} ${rest}`;
  if (modal === "have") return denied ? undefined : keptOf(subject, rest);
  const passive = modal === "be" || /^be\b/.test(rest) ? passiveOf(rest) : undefined;
  if (denied) return deniedDuty(read, passive);
  if (modal === "may") return `let ${subject} ${rest}`;
  if (modal === "") return keptOf(subject, rest.replace(/^(?:get|carry|bear)\b ?/, ""));
  if (!passive) return undefined;
  const byProduct = isByProduct(passive, subject) ? active(read, passive) : undefined;
  if (byProduct !== undefined) return byProduct;
  if (modal === "must") return `require that ${subject} ${rest}`;
  if (passive.by !== "") return undefined;
  if (IN_TIME.test(rest)) return `require that ${subject} be ${rest}`;
  if (IN_PRODUCT.has(passive.verb)) return `let ${subject} be ${rest}`;
  return read.condition || FIGURE.test(rest) || HOW.test(rest) ? undefined : `record when ${subject} ${areOf(subject)} ${rest}`;
}

function deniedDuty({ subject, modal, rest }: ReadRule, passive: ReturnType<typeof passiveOf>): string | undefined {
  const isBe = modal === "be";
  if (isBe && !passive) return undefined;
  if (isBe && passive && isByProduct(passive, subject) && !/\bonly\b/.test(passive.rest))
    return `not ${[passive.verb, subject, passive.rest].filter(Boolean).join(" ")}`;
  if (modal === "" && !/^any\b/.test(subject) && !KEPT_FROM.test(rest)) return undefined;
  return `not let ${subject} ${isBe ? `be ${rest}` : rest}`;
}

function active({ subject }: ReadRule, { verb, adverb, rest }: NonNullable<ReturnType<typeof passiveOf>>): string | undefined {
  const particle = /^(?:off|up|out|back|down|over|away)\b/.exec(rest)?.[0] ?? "";
  const behind = inTheActive(rest.slice(particle.length).trim(), isManyOf(subject));
  return behind === undefined ? undefined : [verb, particle, subject, behind, adverb.trim()].filter(Boolean).join(" ");
}

/** "Pipes have an inventory number": what is kept for each. */
function keptOf(subject: string, rest: string): string | undefined {
  const [, mark] = MARKED.exec(rest) ?? [];
  return mark && subject.split(" ").length <= 4 ? `keep ${mark} for each ${oneOf(subject)}` : undefined;
}
