import type { Rule } from "#domain/drafter/rules.ts";
import { isByProduct, passiveOf } from "#domain/drafter/ruling/passive.ts";
import { type ReadRule, readRule } from "#domain/drafter/ruling/read-rule.ts";
import {
  areOf,
  isManyOf,
  isPlainRest,
  isPlainSubject,
  isProduct,
  isSomebody,
  ofNobody,
} from "#domain/drafter/ruling/rule-words.ts";
import { type Course, REFUSED } from "./course.ts";

const COUNT = String.raw`\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty`;
const AFTER = new RegExp(`^(.*?) ?\\bafter (an?|one|${COUNT}) (minutes?|hours?|days?|weeks?|months?|years?)$`, "i");
/** "Leases end after 50 years": nobody does it, and no word of duty stands in it. */
const ENDS = new RegExp(
  `^(\\p{L}[\\p{L} -]*? (?:end|expire|lapse|close|stop|run out|vanish|disappear|go|are erased|is erased|are deleted|is deleted)(?:e?s)?) after (${COUNT}) (minutes|hours|days|weeks|months|years)$`,
  "iu",
);
const WHOSE_CLAUSE = /^(?:an?|the|any|every|each) ([\p{L} -]+?) (?:that|which|who) (.+)$/u;

/** What breaks the rule or comes under it, and what follows; undefined where its words name no such case. */
export function courseOfRule(rule: Rule): Course | undefined {
  const course = ended(rule) ?? courseOf(readRule(rule.said));
  return course && { when: ofNobody(course.when), outcome: ofNobody(course.outcome) };
}

function ended({ said }: Rule): Course | undefined {
  const [, what = "", count = "", units = ""] = ENDS.exec(said) ?? [];
  if (what === "") return undefined;
  return { when: `${count} ${units} have passed`, outcome: `${what.charAt(0).toLowerCase()}${what.slice(1)}` };
}

function courseOf(read: ReadRule | undefined): Course | undefined {
  if (!read || !isPlainSubject(read.subject) || !isPlainRest(read.rest) || /\b(?:i|we|you)\b/i.test(read.condition))
    return undefined;
  if (read.denied) return broken(read);
  return read.modal === "only" ? byOthers(read) : kept(read);
}

function broken({ subject, modal, rest: told, condition, lead }: ReadRule): Course | undefined {
  // what waits until something is done too early before it, and what a word means nobody does
  const rest = told.replace(/\buntil\b/gi, "before");
  if (/^means?\b|, /.test(rest)) return undefined;
  const where = [condition, lead]
    .filter(Boolean)
    .map((said) => `, ${said},`)
    .join("");
  if (/^anybody\b/.test(subject)) {
    const who = subject.replace(/^anybody/, "somebody");
    return { when: `${who} ${/^be\b/.test(rest) ? "is" : "tries"} to ${rest}${where}`.replace(/,$/, ""), outcome: REFUSED };
  }
  const passive = modal === "be" || /^be\b/.test(rest);
  if (isProduct(subject) || (modal === "be" && !passiveOf(rest))) return undefined;
  if (modal === "" && !/^any\b/.test(subject)) return undefined;
  const case_ = subject
    .replace(/^any (?=(.+))/, (_, named: string) => (isManyOf(named) ? "" : "one "))
    .replace(/^more than/, "more than");
  const isMany = isManyOf(subject) && !/^one /.test(case_);
  if (!passive && isSomebody(subject))
    return { when: `${case_} ${isMany ? "try" : "tries"} to ${rest}${where}`.replace(/,$/, ""), outcome: REFUSED };
  const is = isMany ? "are" : "is";
  const done = passive ? `be ${rest.replace(/^be /, "")}` : rest;
  return { when: `${case_} ${is} to ${done}${where}`.replace(/,$/, ""), outcome: REFUSED };
}

function byOthers({ rest }: ReadRule): Course {
  return { when: `somebody else tries to ${rest}`, outcome: REFUSED };
}

function kept(read: ReadRule): Course | undefined {
  const { subject, modal, rest, condition } = read;
  const passive = modal === "be" || (modal === "must" && /^be\b/.test(rest)) ? passiveOf(rest) : undefined;
  if (!passive || !isByProduct(passive, subject)) return undefined;
  const state = rest.replace(/^be /, "");
  const are = areOf(subject);
  if (condition !== "") {
    const when = condition.replace(/^(?:if|when|whenever|once|as soon as|after|should) /, "");
    return { when, outcome: `${subject} ${are} ${state}` };
  }
  const [, name = "", clause = ""] = WHOSE_CLAUSE.exec(subject) ?? [];
  if (clause !== "") return { when: `one ${name} ${clause}`, outcome: `it is ${state}` };
  const [, before = "", count = "", unit = ""] = AFTER.exec(state) ?? [];
  if (unit !== "")
    return {
      when: `${count} ${unit} have passed`.replace(/^(an?|one) (\w+) have/, "$1 $2 has"),
      outcome: `${subject} ${are} ${before}`,
    };
  return undefined;
}
