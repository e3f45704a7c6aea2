import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { uncapitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { plainRule } from "#domain/drafter/ruling/plain-rule.ts";
import { doneBy } from "#domain/drafter/telling/done-by.ts";
import { type Course, hasPassed, SPAN } from "./course.ts";
import { denied } from "./denied.ts";
import { momentOf } from "./moment.ts";

const OPENING = "(?:if|when|whenever|once|as soon as|in case|should)";
const SYSTEM: Noun = { singular: "system", plural: "system", head: "system", countable: true };

const IN_FRONT = new RegExp(`^${OPENING} ([^,]+), (?:then )?(.+)$`, "i");
const BEHIND = /^(.+?),? (?:if|when|whenever|once|as soon as) (.+)$/i;
const ON_CONDITION = new RegExp(`^${OPENING} (.+)$`, "i");
const AFTER = new RegExp(`^after (${SPAN}), (.+)$`, "i");
const ELSE = /^(.+?)[,;] (?:otherwise|or else) (.+)$/;
const HAS_TIME = new RegExp(`^(.+?) (?:then )?(?:has|have) (${SPAN}) to (\\p{L}+.*)$`, "iu");
const EXCEPT = /^(.+?),? unless (.+)$/;
/** More than one sentence stands there. */
const GOES_ON = /[;:]|, (?:but|and|while|whereas|or else|otherwise)\b/;

/** "When this, then that": what happens where the condition of a rule comes about. */
export function coursesOnCondition(rule: Rule): Course[] {
  if (rule.duty) return onDuty(rule.duty);
  const said = plainRule(rule.said);
  const [, due = "", missed = ""] = ELSE.exec(said) ?? [];
  if (missed !== "") return GOES_ON.test(missed) ? [] : overdue(due, missed);
  const [, span = "", then = ""] = AFTER.exec(said) ?? [];
  if (span !== "") return told(hasPassed(span), then);
  const [, when = "", main = ""] = IN_FRONT.exec(said) ?? [];
  if (when !== "") return told(when, main);
  const [, before = "", late = ""] = BEHIND.exec(said) ?? [];
  // a ban on a condition is tried by who breaks it
  return late === "" || /\b(?:not|never|no|only|must|may)\b/i.test(before) ? [] : told(late, before);
}

function onDuty({ said, condition = "" }: NonNullable<Rule["duty"]>): Course[] {
  const [, when = ""] = ON_CONDITION.exec(condition) ?? [];
  if (when !== "") return told(when, `the system ${doneBy(SYSTEM, said)}`);
  const moment = momentOf([said, condition].filter(Boolean).join(" "));
  return moment ? [{ when: moment.when, outcome: `the system ${doneBy(SYSTEM, moment.rest)}` }] : [];
}

function told(when: string, main: string): Course[] {
  const [, held = "", exception = ""] = EXCEPT.exec(main) ?? [];
  const outcome = uncapitalised(held || main);
  if (GOES_ON.test(outcome)) return [];
  const course = { when: uncapitalised(when), outcome };
  const other = held && denied(outcome);
  return other ? [course, { ...course, and: exception, outcome: other }] : exception ? [] : [course];
}

/** "The tenant has 5 days to pay, otherwise …": what follows where the time runs out. */
function overdue(due: string, missed: string): Course[] {
  const [, who = "", span = "", deed = ""] = HAS_TIME.exec(due) ?? [];
  const when = who === "" ? denied(uncapitalised(due)) : `${hasPassed(span)} without ${uncapitalised(who)} ${gerund(deed)}`;
  return when ? [{ when, outcome: missed }] : [];
}
