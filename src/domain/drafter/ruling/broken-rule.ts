import { capitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { passiveOf } from "./passive.ts";
import { plainRule } from "./plain-rule.ts";
import { readRule } from "./read-rule.ts";
import { isManyOf, isPlainRest, isPlainSubject, ofNobody, withoutMore } from "./rule-words.ts";

/** What turns its sense around when a ban is told as if it were broken: these stay as they were said. */
const EXCEPTED = /\b(?:unless|except|excepting|other than|but for|only)\b/i;

/** "A piece must never be sold twice" as what would be wrong: "A piece is sold twice"; what waited until something comes before it. */
export function brokenRule({ said }: Pick<Rule, "said">): string {
  const plain = plainRule(said);
  const read = readRule(said);
  const kept = `Not kept: ${plain}`;
  const told = read && withoutMore(read.rest);
  if (!read || told === undefined || !isPlainSubject(read.subject) || !isPlainRest(told)) return kept;
  const where = [read.condition, read.lead]
    .filter(Boolean)
    .map((one) => ` ${one}`)
    .join("");
  if (read.modal === "only") return `Somebody else can ${told}`;
  if (!read.denied || EXCEPTED.test(plain)) return kept;
  // "never costs them anything": of whom, only the sentence says
  if (/\b(?:them|him|us|anything)\b/i.test(told)) return kept;
  const rest = told.replace(/\buntil\b/gi, "before");
  const isState = read.modal === "be" || /^be\b/.test(rest);
  const subject = read.subject
    .replace(/^anybody\b/, "somebody")
    .replace(/^any (?=(.+))/, (_, named: string) => (isManyOf(named) ? "" : "a "));
  if (isState && read.modal === "be" && !passiveOf(rest)) return kept;
  const are = isManyOf(subject) && !/^somebody\b/.test(subject) ? "are" : "is";
  const wrong = isState ? `${subject} ${are} ${rest.replace(/^be /, "")}` : `${subject} can ${rest}`;
  return capitalised(ofNobody(`${wrong}${where}`).replace(/^a (?=[aeiou])/i, "an "));
}
