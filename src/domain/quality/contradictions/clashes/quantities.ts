import { onceEachText } from "#domain/once.ts";
import { alignmentOf } from "#domain/quality/contradictions/alignment.ts";
import { remembering } from "#domain/quality/contradictions/cases/reading.ts";
import { areOfOtherRoles } from "#domain/quality/contradictions/cases/roles.ts";
import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import { isSingle, isSpecific } from "#domain/quality/facts/attributes.ts";
import { type Comparator, type Fact, FORESEEN } from "#domain/quality/facts/fact.ts";
import { amountsIn } from "#domain/quality/facts/units.ts";
import { tokensOf } from "#domain/quality/facts/words.ts";
import { haveOtherSubjects, haveOtherThemes, isLimitedTo, tellApart } from "./other-things.ts";
import { isExcepted, isNear, type Said, sameDeed, termsAbout, thingsOf } from "./said.ts";

const TRIED = /^(?:held|probe|refused|seen)$/;
const COUNTS = new Set(["count", "rounds", "signs"]);

/** Two values of one attribute of one thing that cannot both hold; of `crowd` see `areAtOdds`. */
export function quantitiesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (!amountsClash(a, b) || isExcepted(a, b)) return false;
  const [first = [], second = []] = [one.concept, other.concept].map((concept) => concept.split("|").filter(Boolean));
  const names = sharedNames(one, other);
  const [mine = [], theirs = []] = [one, other].map(({ attribute }) => attribute.split("|").filter(Boolean));
  const sameCounted = first.some((id) => second.includes(id));
  const isCountTried = sameCounted && [one, other].some(({ comparator }) => TRIED.test(comparator));
  const isRival = names.length === 0 && !isCountTried && [mine, theirs].every(([name = ""]) => isSpecific(name));
  if (first.length > 0 && second.length > 0 && !sameCounted && names.length === 0) return false;
  const overlap =
    sameCounted && crowd < 0.5 ? overlapOf(termsAbout(one), termsAbout(other)) : overlapOf(thingsOf(one), thingsOf(other));
  const weight = overlap.weight + (sameCounted ? 1 : 0);
  if (one.comparator === other.comparator && isLimitedTo(one, other)) return false;
  if (areApart(termsAbout(one), termsAbout(other))) return false;
  const said = [one.about.said, other.about.said] as const;
  const isTold =
    names.some(isSingle) || (names.length > 0 && mine[0] === theirs[0] && isSpecific(mine[0] ?? "") && sameDeed(one, other));
  if (tellApart(...said) || (!isTold && (haveOtherSubjects(...said) || haveOtherThemes(...said)))) return false;
  if (crowd < 0.5 && isNearlyTheSame(one, other)) return true;
  if (names.some(isSingle) && (crowd < 0.5 || weight >= 0.6)) return true;
  const isSame = crowd < 0.5 || sameDeed(one, other);
  if (names.length > 0) return isSame && weight >= 1 + crowd && overlap.share >= 0.2 + 0.4 * crowd;
  const apart = one.about.main !== "" && other.about.main !== "" && !sameDeed(one, other);
  if (crowd > 0.5) return !isRival && isSame && weight >= 2 + crowd && overlap.share >= 0.7;
  return !isRival && weight >= 1 && (apart ? weight >= 2 : overlap.share >= 0.3 || weight >= 2);
}

/** Whether little but the number is another. */
function isNearlyTheSame({ about: { said: a } }: Fact, { about: { said: b } }: Fact): boolean {
  const { most, least } = alignmentOf(a, b);
  return most >= 0.85 && least >= 0.65;
}

/** Whether two amounts of one unit, in one case, exclude each other. */
export function amountsClash(a: Said, b: Said): boolean {
  const [one, other] = [a.fact, b.fact];
  if (!numbersClash(one, other) || areOfOtherRoles(one, other)) return false;
  if (isForeseen(one) || isForeseen(other)) return true;
  return !areThresholds(a, b) && !givesToo(a, other) && !givesToo(b, one);
}

/** Whether two amounts of one unit exclude each other by their numbers alone, whatever they are of. */
export function numbersClash(one: Fact, other: Fact): boolean {
  if (one.unit !== other.unit && !(COUNTS.has(one.unit) && COUNTS.has(other.unit))) return false;
  if (isForeseen(one) || isForeseen(other)) return isTooMuch(one, other) || isTooMuch(other, one);
  if (one.condition.join() !== other.condition.join()) return false;
  return valuesClash(one, other) || falls(one, other) || falls(other, one);
}

/** Whether what a rule lets happen from a number on happens with fewer. */
const falls = (held: Fact, bound: Fact): boolean =>
  held.comparator === "held" &&
  bound.comparator === "at least" &&
  Number(held.value) < Number(bound.value) &&
  held.about.deeds.some((deed) => deed === bound.about.main);

const conditionsOf = remembering((_, clauses) => clauses.flatMap(({ form, conditions }) => (form === "test" ? [] : conditions)));

/** Whether each number starts something of its own: a warning at 80 %, a block at 100 %. */
function areThresholds(a: Said, b: Said): boolean {
  const isStart = ({ fact, text }: Said) =>
    conditionsOf(text).some(({ start, end }) => fact.span.start >= start && fact.span.end <= end);
  return isStart(a) && isStart(b) && a.fact.about.main !== "" && b.fact.about.main !== "" && !sameDeed(a.fact, b.fact);
}

const isForeseen = ({ condition }: Fact) => condition.includes(FORESEEN);

/** Whether more is expected than there is room for. */
function isTooMuch(expected: Fact, bound: Fact): boolean {
  if (!isForeseen(expected) || isForeseen(bound) || bound.comparator !== "at most") return false;
  return Number(expected.value) > Number(bound.value);
}

const amountsSaid = onceEachText((text) => amountsIn(tokensOf(text)));

/** Whether a text gives the number of the other, too: another number of it is of something else; a test is given what it goes beyond. */
function givesToo({ text, fact }: Said, { value, unit }: Fact): boolean {
  if (typeof value !== "number" || /^(?:held|probe)$/.test(fact.comparator)) return false;
  return amountsSaid(text).some((amount) => amount.dimension === unit && isNear(amount.value, value));
}

/** What both are values of: the likeliest of one among the likely ones of the other. */
function sharedNames(a: Fact, b: Fact): string[] {
  const [one = [], other = []] = [a, b].map(({ attribute }) => attribute.split("|").filter(Boolean));
  const [first = ""] = one;
  const [second = ""] = other;
  if (first === second) return first === "" ? [] : [first];
  if (isSpecific(first) && isSpecific(second) && a.about.main !== "" && b.about.main !== "" && !sameDeed(a, b)) return [];
  return one.filter((name) => other.includes(name) && (name === first || name === second || isSpecific(name)));
}

/** Whether no value satisfies both; a length of time that is told is the longest as well. */
export function valuesClash({ comparator: a, value: one, unit }: Fact, { comparator: b, value: other }: Fact): boolean {
  if (typeof one !== "number" || typeof other !== "number" || a === "given" || b === "given") return false;
  const same = isNear(one, other);
  if (a === "held" || b === "held")
    return a === "held" ? b === "at most" && one > other && !same : a === "at most" && other > one && !same;
  if (b === "probe" || b === "refused") return a === "probe" || a === "refused" ? false : probeClashes(b, other, a, one);
  if (a === "probe" || a === "refused") return probeClashes(a, one, b, other);
  if (same) return false;
  if (a === b) return true;
  if (a === "seen" || b === "seen") return a === "seen" ? isOutside(one, b, other) : isOutside(other, a, one);
  if (a === "is") return isOutside(one, b, other) || (b === "at most" && unit === "time");
  if (b === "is") return isOutside(other, a, one) || (a === "at most" && unit === "time");
  return a === "at least" ? one > other : other > one;
}

/** Whether a value that is there breaks a bound. */
function isOutside(value: number, bound: Comparator, limit: number): boolean {
  return bound === "at most" ? value > limit : bound === "at least" ? value < limit : true;
}

function probeClashes(probe: "probe" | "refused", tried: number, comparator: string, value: number): boolean {
  const same = isNear(tried, value);
  if (probe === "probe") return comparator === "at least" ? tried < value && !same : tried > value && !same;
  return comparator === "at most" ? tried < value || same : comparator === "at least" ? false : same;
}
