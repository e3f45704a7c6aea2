import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { areOfPlainMatter } from "./one-matter.ts";
import { areReversed } from "./orders.ts";
import { haveOtherThemes, haveOwnQualities, tellApart } from "./other-things.ts";
import { type Said, sameDeed, termsAbout } from "./said.ts";
import { haveOtherTriggers, isDoneTooEarly } from "./triggers.ts";

/** Words that tell whether a thing is over, and until when. */
const VALIDITY =
  /^(?:suspend\w*|block\w*|lock\w*|clos\w*|cancel\w*|deactivat\w*|disabl\w*|withdr\w*|revok\w*|terminat\w*|invalid|void|unavailable|laps\w*|expir\w*|los\w*|validity|run|runs|remains?|stays?|continu\w*|keeps?|active|valid|open|usable|available|enabled|accessible|bookable|force|immediately|at once|end|ends|season|due)$/iu;

const REVERSED = ["order,order", "ends,stays", "back,final", "direct,step", "after,until"];
const pairOf = (a: Fact, b: Fact) => [a.attribute, b.attribute].toSorted().join();

/** Whether two facts tell of other states, or of what may follow in a way that may exclude the other. */
export function followOtherwise(a: Fact, b: Fact): boolean {
  if (typeof a.value === "number" || typeof b.value === "number" || a.value.length === 0) return REVERSED.includes(pairOf(a, b));
  const others = b.value;
  return others.length > 0 && !a.value.some((state) => others.includes(state));
}

/** What may follow by one and not by the other; of `crowd` see `areAtOdds`. */
export function statesClash(a: Said, b: Said, crowd: number): boolean {
  if (typeof a.fact.value !== "number" && a.fact.value.length > 0) return isPutElsewhere(a.fact, b.fact, crowd);
  const pair = pairOf(a.fact, b.fact);
  if (pair === "order,order")
    return (
      areReversed(a.text, b.text, crowd) ||
      haveOtherTriggers(a.text, b.text) ||
      isDoneTooEarly(a.text, b.text) ||
      isDoneTooEarly(b.text, a.text)
    );
  if (pair === "ends,stays")
    return !areApart(termsAbout(a.fact), termsAbout(b.fact)) && areOfPlainMatter(a.fact, b.fact, VALIDITY);
  if (!["back,final", "direct,step", "after,until"].includes(pair)) return false;
  if (areApart(termsAbout(a.fact), termsAbout(b.fact))) return false;
  const said = [a.fact.about.said, b.fact.about.said] as const;
  if (haveOtherThemes(...said) || tellApart(...said)) return false;
  const overlap = overlapOf(termsAbout(a.fact), termsAbout(b.fact));
  return (
    overlap.weight >= 1.6 + crowd && overlap.share >= 0.4 + 0.3 * crowd && (pair !== "after,until" || sameDeed(a.fact, b.fact))
  );
}

/** One thing put into two states at once: what tells it apart must be the same on both sides. */
function isPutElsewhere(a: Fact, b: Fact, crowd: number): boolean {
  if (typeof a.value === "number" || typeof b.value === "number" || b.value.length === 0) return false;
  const [one, other] = [a.value, b.value];
  if (one.some((state) => other.includes(state))) return false;
  const [mine, theirs] = [termsAbout(a), termsAbout(b)];
  if (areApart(mine, theirs) || haveOtherThemes(mine, theirs) || tellApart(mine, theirs) || haveOwnQualities(mine, theirs))
    return false;
  const overlap = overlapOf(mine, theirs);
  const things = overlap.shared.filter(({ place, weight }) => place?.role !== "deed" && weight === 1);
  const told = ({ place }: Term) => place?.role === "modifier" || place?.role === "state";
  const isTold = [mine, theirs].every((terms) => terms.some(told)) ? things.some(told) : true;
  return things.length > 0 && isTold && overlap.share >= 0.6 * crowd;
}
