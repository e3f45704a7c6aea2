import { choicesClash } from "./clashes/choices.ts";
import { polaritiesClash } from "./clashes/deeds.ts";
import { permissionsClash } from "./clashes/permissions.ts";
import { quantitiesClash } from "./clashes/quantities.ts";
import { retentionsClash } from "./clashes/retentions.ts";
import { isTest, type Said } from "./clashes/said.ts";
import { leavesOut } from "./clashes/scope.ts";
import { statesClash } from "./clashes/states.ts";
import { sayTheSame } from "./same-words.ts";

/** Whether two facts of different rows cannot both hold; `crowd` is 0 among two rows and 1 among hundreds. */
export function areAtOdds(a: Said, b: Said, crowd = 0): boolean {
  if (crowd > 0 && isTest(a.text) && isTest(b.text)) return false;
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
      return !isFaultTried(a, b) && !areTimed(a, b) && !isSaidTwice(a, b) && deedsClash(a, b, crowd);
  }
}

function deedsClash(a: Said, b: Said, crowd: number): boolean {
  if (a.fact.kind === "permission") return permissionsClash(a, b, crowd);
  return a.fact.kind === "polarity" ? polaritiesClash(a, b, crowd) : statesClash(a, b, crowd);
}

const isSaidTwice = (a: Said, b: Said) =>
  a.fact.comparator === b.fact.comparator && a.fact.attribute === b.fact.attribute && sayTheSame(a, b);

const FAULT =
  /\b(?:missing|empty|no\b|not|without|already|revoked|expired|older than|wrong|invalid|left|unfinished|second|withdrawn|too (?:many|long|large|big)|sold|taken|fails?|offline|exists|unknown|blocked|locked|before|another)\b/iu;

/** A test whose case is set apart by a fault says nothing of the case without one. */
function isFaultTried(a: Said, b: Said): boolean {
  return [a, b].some(({ fact, text }) => {
    const then = text.toLowerCase().lastIndexOf("then");
    return (
      isTest(text) &&
      then > 0 &&
      FAULT.test(text.slice(0, then)) &&
      /^(?:may not|does not)$/u.test(fact.comparator) &&
      !/\bdouble\b/iu.test(text)
    );
  });
}

/** A deed allowed for a time, and its test before or after that time: "within 14 days", "15 days ago". */
function areTimed(a: Said, b: Said): boolean {
  return a.fact.about.times > 0 && b.fact.about.times > 0;
}
