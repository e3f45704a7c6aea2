import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { uncapitalised } from "#domain/drafter/language/words.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { plainRule } from "#domain/drafter/ruling/plain-rule.ts";
import { areOf, isManyOf } from "#domain/drafter/ruling/rule-words.ts";
import { doneBy } from "#domain/drafter/telling/done-by.ts";
import { type Course, hasPassed, REFUSED, SPAN } from "./course.ts";
import { denied } from "./denied.ts";
import { momentOf } from "./moment.ts";

const OPENING = "(?:if|when|whenever|once|as soon as|in case|should)";
const SYSTEM: Noun = { singular: "system", plural: "system", head: "system", countable: true };

const IN_FRONT = new RegExp(`^${OPENING} ([^,]+), (?:then )?(.+)$`, "i");
/** "Once a year" is no condition. */
const BEHIND = /^(.+?),? (?:if|when|whenever|once(?! (?:an?|every|each|per|more|only)\b|,|$)|as soon as) (.+)$/i;
/** "if the claim exceeds 1,500 euros and writes an opinion": whose deed stands behind is open. */
const RUNS_ON = /, | (?:and|or) (?:\p{L}+ly )?\p{L}+s\b(?! (?:is|are|has|have|was|were|do|does)\b)/iu;
const ON_CONDITION = new RegExp(`^${OPENING} (.+)$`, "i");
const AFTER = new RegExp(`^after (${SPAN}), (.+)$`, "i");
const ELSE = /^(.+?)(?:[,;] (?:otherwise|or else)|,? or (?=(?:it|they|he|she|the place) \p{L}+s? )) (.+)$/u;
const HAS_TIME = new RegExp(`^(.+?) (?:then )?(?:has|have) (${SPAN}) to (\\p{L}+.*)$`, "iu");
const AFTERWARDS = new RegExp(`^([^,;]+) after (${SPAN})$`, "iu");
const KEPT_FOR = new RegExp(`^((?:keep|hold|store|retain|reserve|block|save) [^,;]+) for (${SPAN})$`, "iu");
/** "flag abstracts where two scores differ by more than 4 points" */
const WHERE = /^(\p{L}+ [^,;]+?) (?:where ([^,;]*\d[^,;]*)|whose ([^,;]*\d[^,;]*))$/iu;
const NO_LONGER = /^(.+?) (?:can|may|must) (?:no longer|not|never) be (\p{L}+(?: \p{L}+){0,4})$/iu;
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
  return late === "" ||
    RUNS_ON.test(late) ||
    /(?:,|\b(?:except|unless|but|even|especially|save))$/i.test(before) ||
    /\b(?:not|never|no|only|must|may)\b/i.test(before)
    ? []
    : told(late, before);
}

function onDuty({ said, condition = "" }: NonNullable<Rule["duty"]>): Course[] {
  const [, when = ""] = ON_CONDITION.exec(condition) ?? [];
  const done = (deed: string) => `the system ${doneBy(SYSTEM, deed)}`;
  if (when !== "") return told(when, done(said));
  const whole = [said, condition].filter(Boolean).join(" ");
  const [, then = "", span = ""] = AFTERWARDS.exec(whole) ?? [];
  if (span !== "") return [{ when: hasPassed(span), outcome: done(then) }];
  const [, kept = "", long = ""] = KEPT_FOR.exec(whole) ?? [];
  if (long !== "") return [{ when: `one minute is missing until ${hasPassed(long)}`, outcome: done(kept) }];
  const [, marked = "", where = "", whose = ""] = WHERE.exec(whole) ?? [];
  if (marked !== "") return [{ when: where || `the ${whose}`, outcome: done(marked) }];
  const moment = momentOf(whole);
  return moment ? [{ when: moment.when, outcome: done(moment.rest) }] : [];
}

function told(when: string, main: string): Course[] {
  const [, held = "", exception = ""] = EXCEPT.exec(main) ?? [];
  const outcome = uncapitalised(held || main);
  // "when she spots a leak she flags it, and the boat stays in": where the first clause ends is open
  if (GOES_ON.test(outcome) || /^(?:and|or|but|so|because|since|which)\b/.test(outcome) || !isWhole(outcome)) return [];
  const forbidden = held === "" ? againstBan(outcome) : undefined;
  if (forbidden) return [{ and: uncapitalised(when), when: forbidden, outcome: REFUSED }];
  const so = uncapitalised(when).replace(/^(.+?) have been\b/, (told, who: string) => (isManyOf(who) ? told : `${who} has been`));
  const course = { when: so, outcome };
  const other = held && denied(outcome);
  return other ? [course, { ...course, and: exception, outcome: other }] : exception ? [] : [course];
}

/** "…, dried and checked by a second person" goes on with a list. */
function isWhole(outcome: string): boolean {
  const [first = "", ...rest] = outcome.split(" ");
  return rest.length > 0 && !/(?:,| in case of [^ ]+)$/.test(outcome) && !(verbForm(first)?.form === "past" && !isNounToo(first));
}

const isNounToo = (word: string) => /(?:s|nt|er)$/.test(word);

/** "its measurements can no longer be changed": somebody tries to. */
function againstBan(outcome: string): string | undefined {
  const [, subject = "", done = ""] = NO_LONGER.exec(outcome) ?? [];
  return done === "" || / (?:is|are|has|have) /.test(subject) ? undefined : `${subject} ${areOf(subject)} to be ${done}`;
}

/** "The tenant has 5 days to pay, otherwise …": what follows where the time runs out. */
function overdue(due: string, missed: string): Course[] {
  const [, who = "", span = "", deed = ""] = HAS_TIME.exec(due) ?? [];
  const when = who === "" ? denied(uncapitalised(due)) : `${hasPassed(span)} without ${uncapitalised(who)} ${gerund(deed)}`;
  return when ? [{ when, outcome: missed }] : [];
}
