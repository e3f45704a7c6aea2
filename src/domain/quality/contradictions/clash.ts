import { isStrict } from "#domain/quality/facts/demands.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { isWay } from "#domain/quality/facts/ways.ts";
import { nearnessOf } from "./alignment.ts";
import { areOfOtherRoles } from "./cases/roles.ts";
import { areRivals } from "./clashes/choices.ts";
import { haveOtherThemes } from "./clashes/other-things.ts";
import { haveOtherTimes } from "./clashes/other-times.ts";
import { rightsDiffer } from "./clashes/permissions.ts";
import { amountsClash, valuesClash } from "./clashes/quantities.ts";
import { timesClash } from "./clashes/retentions.ts";
import { isTest, type Said, termsAbout } from "./clashes/said.ts";
import { closeness } from "./one-thing.ts";
import { oppositesBetween } from "./overlap.ts";

export type Clash =
  | "amount"
  | "time kept"
  | "right"
  | "denial"
  | "demand"
  | "course"
  | "state"
  | "choice"
  | "name"
  | "way"
  | "scope";

const AGE = /^[^.]*?\b(?:ago|old|earlier)\b.*?\bwhen\b/iu;

/** How long ago something was sets the case of a test apart and is no bound. */
const isAge = ({ text, fact }: Said) => isTest(text) && AGE.test(text) && fact.unit === "time";

/** In what two facts cannot both hold, if they speak of the same thing. */
export function clashOf(one: Said, other: Said): Clash | undefined {
  const clash = clashOfFacts(one, other);
  return clash && haveOtherTimes(one.text, other.text) ? undefined : clash;
}

function clashOfFacts(one: Said, other: Said): Clash | undefined {
  const [a, b] = [one.fact, other.fact];
  if (isTimeKept(a, b) || isTimeKept(b, a)) return valuesClash(a, b) && !isAge(one) && !isAge(other) ? "time kept" : undefined;
  if (a.kind === "scope" || b.kind === "scope") {
    const asked = a.kind === "scope" ? b : a;
    return a.kind !== b.kind && asked.kind === "polarity" && asked.comparator === "does" && asked.attribute === ""
      ? "scope"
      : undefined;
  }
  if (a.kind !== b.kind) return undefined;
  switch (a.kind) {
    case "quantity":
      return amountsClash(one, other) && !isAge(one) && !isAge(other) ? "amount" : undefined;
    case "retention":
      return timesClash(a, b) ? "time kept" : undefined;
    case "choice":
    case "format": {
      if (isWay(a.attribute) || !areRivals(a, b)) return undefined;
      if (a.attribute !== b.attribute && haveOtherThemes(a.about.said, b.about.said)) return undefined;
      return a.attribute === "name" || a.attribute === "form" ? "name" : "choice";
    }
    case "permission":
      return rightsDiffer(a, b) && !(isGiven(a, b) && areOfOtherRoles(a, b)) ? "right" : undefined;
    case "polarity":
      if (areOfOtherRoles(a, b) || isStrict(a.attribute)) return undefined;
      if (a.attribute !== b.attribute) return undefined;
      if (a.attribute !== "") return a.comparator !== b.comparator ? "demand" : undefined;
      if (haveOtherWays(one, other)) return "way";
      return (a.comparator !== b.comparator) !== (flipsBetween(a, b) % 2 === 1) ? "denial" : undefined;
    default: {
      if (typeof a.value !== "number" && typeof b.value !== "number" && a.value.length > 0 && b.value.length > 0)
        return a.value.some((state) => (b.value as readonly string[]).includes(state)) ? undefined : "state";
      const pair = [a.attribute, b.attribute].toSorted().join();
      return ["back,final", "direct,step", "after,until"].includes(pair) ? "course" : undefined;
    }
  }
}

/** Whether neither keeps anything for some people alone. */
const isGiven = (a: Fact, b: Fact) => a.comparator !== "only" && b.comparator !== "only";
const isTold = ({ place }: Term) => place?.role === "deed" || place?.role === "state";

/** The pairs of opposite words the two differ by: those of the lexicon, else deeds and states that are opposites by what they mean. */
function flipsBetween(a: Fact, b: Fact): number {
  const listed = oppositesBetween(termsAbout(a), termsAbout(b));
  if (listed > 0) return listed;
  const [mine, theirs] = [a, b].map(({ about }) => about.said.filter(isTold));
  return (mine ?? []).filter((term) => (theirs ?? []).some((other) => closeness(term, other).relation === "opposite")).length;
}

/** How long a thing is held and for how long it is to be had. */
const isTimeKept = (a: Fact, b: Fact) => a.kind === "retention" && b.kind === "quantity" && b.unit === "time";

const EXCLUSIVE =
  /\b(?:only|solely|exclusively|alone|nothing else|no other|and not|no further|in all cases|the one|purely|entirely|throughout)\b/iu;
const WAY = /^(?:by|with|via|through|over|on|in|as|from|at|into)$/;

/** Whether one goes one way alone, and the other another: "with a password only", "with a smart card". */
function haveOtherWays(one: Said, other: Said): boolean {
  if (one.fact.comparator !== "does" || other.fact.comparator !== "does") return false;
  if (![one, other].some(({ text }) => EXCLUSIVE.test(text))) return false;
  const [mine = [], theirs = []] = [one, other].map(({ fact }) =>
    fact.about.said.filter((term) => term.place?.role === "case" && WAY.test(term.place.prep) && !isPerson(term)),
  );
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    mine.some((term) => nearest([term], other.fact.about.said) < SAME) &&
    theirs.some((term) => nearest([term], one.fact.about.said) < SAME)
  );
}

const SAME = 0.8;
const nearest = (a: readonly Term[], b: readonly Term[]) =>
  Math.max(0, ...a.flatMap((one) => b.map((other) => nearnessOf(one, other))));
