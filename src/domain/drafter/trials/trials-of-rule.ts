import type { Rule } from "#domain/drafter/rules.ts";
import { readRule } from "#domain/drafter/ruling/read-rule.ts";
import { atLimit } from "./at-limit.ts";
import { coursesOfBound } from "./bounds.ts";
import { coursesOnCondition } from "./conditions.ts";
import { isOfConduct } from "./conduct.ts";
import { ACCEPTED, type Course, REFUSED } from "./course.ts";
import { courseOfRule } from "./course-of-rule.ts";

const POINTS_BACK = /^(?:it|they|he|she|this|that|these|those|then|so)\b/i;
const SPEAKERS = /\b(?:i|we|us|you)\b/i;
const EXCEPTION = /,? ((?:except|unless) [^,;]+)$/i;

/** How a rule is put to the test, as scenarios; none where its words name no case that comes under it. */
export function trialsOfRule(rule: Rule): string[] {
  return coursesOf(rule).map((course) => scenarioOf(rule, course));
}

/** The same just within each of its limits. */
export function trialsAtLimits(rule: Rule): string[] {
  return coursesOf(rule)
    .flatMap((course) => atLimit(course) ?? [])
    .filter(isClear)
    .map((course) => scenarioOf(rule, course));
}

function coursesOf(rule: Rule): Course[] {
  const onCondition = coursesOnCondition(rule);
  const courses = onCondition.length > 0 ? onCondition : coursesOfBound(rule);
  const told = courses.length > 0 ? courses : broken(rule);
  return told.filter(isClear);
}

/** Who breaks a ban is refused, but for its exception. */
function broken(rule: Rule): Course[] {
  const [, exception] = EXCEPTION.exec(rule.said) ?? [];
  const said = rule.said.replace(EXCEPTION, "");
  const read = readRule(said);
  if (read && isOfConduct(read)) return [];
  const course = courseOfRule({ ...rule, said });
  if (!course) return [];
  return exception && course.outcome === REFUSED
    ? [course, { and: `the exception "${exception}" applies`, when: course.when, outcome: ACCEPTED }]
    : [course];
}

/** Whom or what it speaks of stands in it. */
function isClear({ when, outcome }: Course): boolean {
  if (/ (?:them|that|this|those)$/.test(when)) return false;
  return !POINTS_BACK.test(when.replace(/^it (?:is|would be)\b/, "")) && !SPEAKERS.test(`${when} ${outcome}`);
}

function scenarioOf({ said }: Rule, { and, when, outcome }: Course): string {
  return [`Given the rule "${said}"`, and && `And ${and}`, `When ${when}`, `Then ${outcome}`].filter(Boolean).join("\n");
}
