import type { Fact } from "#domain/quality/facts/fact.ts";
import { trialIn } from "#domain/quality/facts/trials.ts";
import { isWay } from "#domain/quality/facts/ways.ts";
import { clashOf } from "./clash.ts";
import { areRivals, choicesClash } from "./clashes/choices.ts";
import { areReverse, polaritiesClash } from "./clashes/deeds.ts";
import { haveOtherTimes } from "./clashes/other-times.ts";
import { permissionsClash, rightsClash } from "./clashes/permissions.ts";
import { numbersClash, quantitiesClash } from "./clashes/quantities.ts";
import { retentionsClash, timesClash } from "./clashes/retentions.ts";
import { isTest, type Said } from "./clashes/said.ts";
import { leavesOut } from "./clashes/scope.ts";
import { followOtherwise, statesClash } from "./clashes/states.ts";
import { evidenceOf } from "./evidence.ts";
import { sayTheSame } from "./same-words.ts";
import { weightOf } from "./weights.ts";

/** What is worth this much is reported of two rows; among many, where every weight asks for more by itself, so much less is asked. */
const ENOUGH = 0.4;
const LESS_IN_A_CROWD = 0.45;
/** Among more than 60 rows. */
const RULES_ALONE = 0.74;

/**
 * Whether two facts of different rows cannot both hold; `crowd` is 0 among two rows and 1 among hundreds.
 * Among few rows what speaks for and against it is weighed, of which the rules are one.
 */
export function areAtOdds(a: Said, b: Said, crowd = 0): boolean {
  if (crowd > RULES_ALONE) return breakRules(a, b, crowd);
  const byRule = breakRules(a, b, crowd);
  if (!byRule && (!clashOf(a, b) || isOtherCase(a, b))) return false;
  return weightOf(evidenceOf(a, b, crowd, byRule)) > ENOUGH - LESS_IN_A_CROWD * crowd;
}

/** Whether a test is of another case, by its fault or its time. */
const isOtherCase = (a: Said, b: Said) =>
  a.fact.kind !== "quantity" &&
  a.fact.kind !== "retention" &&
  (isTriedElsewhere(a, b) || (isTest(a.text) !== isTest(b.text) && areTimed(a, b)));

/** Whether one is a test of a fault, or of a limit that the other lets stand. */
const isTriedElsewhere = (a: Said, b: Said) => isFaultTried(a, b) || isLimitKept(a, b) || isLimitKept(b, a);

/** Whether two facts differ as those do that are at odds, by what tells it at once: of most that share their words it does not. */
export function mayBeAtOdds(a: Fact, b: Fact, crowd: number): boolean {
  if (a.kind === b.kind) return crowd <= RULES_ALONE || mayBreakRules(a, b);
  if (a.kind === "scope" || b.kind === "scope") return isAskedFor(a) || isAskedFor(b);
  return crowd <= RULES_ALONE && isOfTime(a) && isOfTime(b);
}

const isAskedFor = ({ kind, comparator }: Fact) => kind === "polarity" && comparator === "does";

const isOfTime = ({ kind, unit }: Fact) => kind === "retention" || (kind === "quantity" && unit === "time");

function mayBreakRules(a: Fact, b: Fact): boolean {
  switch (a.kind) {
    case "quantity":
      return numbersClash(a, b);
    case "retention":
      return timesClash(a, b);
    case "choice":
    case "format":
      return isWay(a.attribute) ? a.attribute === b.attribute : areRivals(a, b);
    case "permission":
      return rightsClash(a, b);
    case "polarity":
      return areReverse(a, b);
    case "state_transition":
      return followOtherwise(a, b);
    default:
      return false;
  }
}

/** Whether the rules of their kind hold two facts for at odds. */
export function breakRules(a: Said, b: Said, crowd: number): boolean {
  return breakRulesOfKind(a, b, crowd) && !(crowd > 0 && isTest(a.text) && isTest(b.text)) && !haveOtherTimes(a.text, b.text);
}

function breakRulesOfKind(a: Said, b: Said, crowd: number): boolean {
  if (a.fact.kind === "scope" || b.fact.kind === "scope")
    return a.fact.kind === "scope" ? leavesOut(a, b, crowd) : leavesOut(b, a, crowd);
  if (a.fact.kind !== b.fact.kind) return false;
  switch (a.fact.kind) {
    case "quantity":
      return quantitiesClash(a, b, crowd);
    case "retention":
      return retentionsClash(a, b, crowd);
    case "choice":
    case "format":
      return choicesClash(a, b, crowd);
    default:
      return deedsClash(a, b, crowd) && !isTriedElsewhere(a, b) && !areTimed(a, b) && !isSaidTwice(a, b);
  }
}

function deedsClash(a: Said, b: Said, crowd: number): boolean {
  if (a.fact.kind === "permission") return permissionsClash(a, b, crowd);
  return a.fact.kind === "polarity" ? polaritiesClash(a, b, crowd) : statesClash(a, b, crowd);
}

const isSaidTwice = (a: Said, b: Said) =>
  a.fact.attribute !== "order" &&
  a.fact.comparator === b.fact.comparator &&
  a.fact.attribute === b.fact.attribute &&
  sayTheSame(a, b);

const FAULT =
  /\b(?:missing|empty|no\b|not|nothing|cannot|collides?|clash(?:es)?|without|already|revoked|expired|older than|wrong|invalid|left|unfinished|second|withdrawn|too (?:many|long|large|big)|sold|taken|fails?|offline|lost|changed|broken|breaks?|interrupted|exists|unknown|blocked|locked|before|another)\b/iu;

/** "It is refused because it exceeds what was paid." */
const REASON = /\bbecause\b(?!.*\bonly\b)/iu;

/** A test whose case is set apart by a fault says nothing of the case without one. */
function isFaultTried(a: Said, b: Said): boolean {
  return [a, b].some(({ fact, text }) => {
    const seenAt = trialIn(text)?.seenAt ?? 0;
    return (
      seenAt > 0 &&
      (FAULT.test(text.slice(0, seenAt)) || REASON.test(text.slice(seenAt))) &&
      /^(?:may not|does not)$/u.test(fact.comparator) &&
      !/\bdouble\b/iu.test(text)
    );
  });
}

/** A test that is refused agrees with a rule that lets only something else through. */
const isLimitKept = (rule: Said, trial: Said): boolean =>
  trial.fact.kind === "polarity" &&
  trial.fact.comparator === "does not" &&
  isTest(trial.text) &&
  !isTest(rule.text) &&
  /\b(?:only|solely|exclusively|sole)\b/iu.test(rule.text);

/** A deed allowed for a time, and its test before or after that time: "within 14 days", "15 days ago". */
function areTimed(a: Said, b: Said): boolean {
  if (/^(?:ends|stays)$/u.test(a.fact.attribute)) return false;
  return a.fact.about.times > 0 && b.fact.about.times > 0;
}
