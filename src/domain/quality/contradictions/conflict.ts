import { isSingle, isSpecific } from "#domain/quality/facts/attributes.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { membersIn, topicsNamed } from "#domain/quality/facts/families.ts";
import { isEveryone, isPerson, sharePeople } from "#domain/quality/facts/people.ts";
import { isDeed, termsOf } from "#domain/quality/facts/words.ts";
import { areApart, oppositesBetween, overlapOf } from "./overlap.ts";
import { sayTheSame } from "./same-words.ts";

/** A fact with the text it stands in. */
export type Said = { fact: Fact; text: string };

const EXCEPTION =
  /\b(?:unless|except|apart from|other than|with the exception|but not|anything but|in the other|otherwise|exception)\b/iu;

/** Whether two facts of different rows cannot both hold; `crowd` is 0 among two rows and 1 among hundreds. */
export function areAtOdds(a: Said, b: Said, crowd = 0): boolean {
  if (crowd > 0 && isTried(a.text) && isTried(b.text)) return false;
  if (a.fact.kind === "scope" || b.fact.kind === "scope")
    return a.fact.kind === "scope" ? leavesOut(a, b, crowd) : leavesOut(b, a, crowd);
  if (a.fact.kind !== b.fact.kind) return false;
  if (saidOfDeeds.has(a.fact.kind) && sayTheSame(a, b)) return false;
  switch (a.fact.kind) {
    case "quantity":
      return quantitiesClash(a, b, crowd);
    case "retention":
      return retentionsClash(a, b, crowd);
    case "permission":
      return !isFaultTried(a, b) && permissionsClash(a.fact, b.fact, crowd);
    case "choice":
      return choicesClash(a, b, crowd);
    case "format":
      return choicesClash(a, b, crowd);
    case "state_transition":
      return !isFaultTried(a, b) && statesClash(a, b, crowd);
    default:
      return !isFaultTried(a, b) && polaritiesClash(a, b, crowd);
  }
}

const saidOfDeeds = new Set<Fact["kind"]>(["permission", "polarity", "state_transition"]);

/** Two scenarios are two cases. */
const isTried = (text: string) => /^\s*given\b/iu.test(text);
const FAULT =
  /\b(?:missing|empty|no\b|not|without|already|revoked|expired|older than|wrong|invalid|left|unfinished|second|withdrawn|too (?:many|long|large|big)|sold|taken|fails?|offline|exists|unknown|blocked|locked|before|another)\b/iu;

/** A test whose case is set apart by a fault says nothing of the case without one. */
function isFaultTried(a: Said, b: Said): boolean {
  return [a, b].some(({ fact, text }) => {
    const then = text.toLowerCase().lastIndexOf("then");
    return (
      isTried(text) &&
      then > 0 &&
      FAULT.test(text.slice(0, then)) &&
      /^(?:may not|does not)$/u.test(fact.comparator) &&
      !/\bdouble\b/iu.test(text)
    );
  });
}

const termsAbout = ({ about: { terms } }: Fact) => terms;
const thingsOf = (fact: Fact) => termsAbout(fact).filter((term) => !isPerson(term));
const isNear = (a: number, b: number) =>
  a === b || (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 0.02 * Math.max(Math.abs(a), Math.abs(b)));

function sameDeed(a: Fact, b: Fact): boolean {
  return (
    (a.about.main === "" && b.about.main === "") || a.about.deeds.includes(b.about.main) || b.about.deeds.includes(a.about.main)
  );
}

function quantitiesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  const counts = new Set(["count", "rounds", "signs"]);
  const sameUnit = one.unit === other.unit || (counts.has(one.unit) && counts.has(other.unit));
  if (!sameUnit || one.condition.join() !== other.condition.join()) return false;
  if (areApart(termsAbout(one), termsAbout(other)) || EXCEPTION.test(a.text) || EXCEPTION.test(b.text)) return false;
  if (!valuesClash(one, other)) return false;
  const [first = [], second = []] = [one.concept, other.concept].map((concept) => concept.split("|").filter(Boolean));
  const names = sharedNames(one, other);
  const [mine = [], theirs = []] = [one, other].map(({ attribute }) => attribute.split("|").filter(Boolean));
  const isRival = names.length === 0 && [mine, theirs].every(([name = ""]) => isSpecific(name));
  const sameCounted = first.some((id) => second.includes(id));
  if (first.length > 0 && second.length > 0 && !sameCounted && names.length === 0) return false;
  const overlap = overlapOf(thingsOf(one), thingsOf(other));
  const weight = overlap.weight + (sameCounted ? 1 : 0);
  if (names.some(isSingle) && (crowd < 0.5 || weight >= 0.6)) return true;
  const isSame = crowd < 0.5 || sameDeed(one, other);
  if (names.length > 0) return isSame && weight >= 1 + crowd && overlap.share >= 0.2 + 0.4 * crowd;
  const apart = one.about.main !== "" && other.about.main !== "" && !sameDeed(one, other);
  if (crowd > 0.5) return !isRival && isSame && weight >= 2 + crowd && overlap.share >= 0.7;
  return !isRival && weight >= 1 && (apart ? weight >= 2 : overlap.share >= 0.3 || weight >= 2);
}

/** What both are values of: the likeliest of one among the likely ones of the other. */
function sharedNames(a: Fact, b: Fact): string[] {
  const [one = [], other = []] = [a, b].map(({ attribute }) => attribute.split("|").filter(Boolean));
  const [first = ""] = one;
  const [second = ""] = other;
  if (first === second) return first === "" ? [] : [first];
  return one.filter((name) => other.includes(name) && (name === first || name === second || isSpecific(name)));
}

/** Whether no value satisfies both. */
function valuesClash({ comparator: a, value: one }: Fact, { comparator: b, value: other }: Fact): boolean {
  if (typeof one !== "number" || typeof other !== "number" || a === "given" || b === "given") return false;
  const same = isNear(one, other);
  if (b === "probe" || b === "refused") return a === "probe" || a === "refused" ? false : probeClashes(b, other, a, one);
  if (a === "probe" || a === "refused") return probeClashes(a, one, b, other);
  if (same) return false;
  if (a === b) return true;
  if (a === "is") return b === "at most" || one < other;
  if (b === "is") return a === "at most" || other < one;
  return a === "at least" ? one > other : other > one;
}

function probeClashes(probe: "probe" | "refused", tried: number, comparator: string, value: number): boolean {
  const same = isNear(tried, value);
  if (probe === "probe") return comparator === "at least" ? tried < value && !same : tried > value && !same;
  return comparator === "at most" ? tried < value || same : comparator === "at least" ? false : same;
}

function retentionsClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (typeof one.value !== "number" || typeof other.value !== "number") return false;
  if (areApart(termsAbout(one), termsAbout(other)) || EXCEPTION.test(a.text) || EXCEPTION.test(b.text)) return false;
  const clash =
    one.comparator === other.comparator ? !isNear(one.value, other.value) && one.comparator === "is" : valuesClash(one, other);
  const overlap = overlapOf(thingsOf(one), thingsOf(other));
  const people = overlapOf(termsAbout(one), termsAbout(other));
  const things = overlap.shared.filter(({ ids, weight }) => weight === 1 && !ids.every(isDeed));
  return (
    clash && (crowd < 0.5 ? overlap.count : things.length) >= 1 && Math.max(overlap.share, people.share) >= 0.4 + 0.2 * crowd
  );
}

const ASKING = /^(?:request|ask|apply|applies|propose|suggest|prepare|draft|recommend|initiate)s?$/u;
const asks = ({ about: { terms } }: Fact) => terms.some(({ text, isNamed }) => !isNamed && ASKING.test(text));

function permissionsClash(a: Fact, b: Fact, crowd: number): boolean {
  const pair = [a.comparator, b.comparator];
  if (asks(a) !== asks(b)) return false;
  const isOnly = pair.includes("only");
  if (a.comparator === b.comparator && !isOnly) return false;
  if (pair.includes("may not") && isOnly) return false;
  const shared = sharePeople(a.actor, b.actor);
  const all = isEveryone(a.actor) || isEveryone(b.actor);
  if (isOnly ? shared && !(a.comparator === "only" && b.comparator === "only") : !(shared || all)) return false;
  if (a.comparator === "only" && b.comparator === "only" && shared) return false;
  if (a.attribute !== b.attribute && a.attribute !== "" && b.attribute !== "") return false;
  const overlap = overlapOf(termsAbout(a), termsAbout(b));
  const things = overlap.shared.filter(({ ids }) => !ids.includes(a.about.main) && !ids.includes(b.about.main));
  const noun = overlap.shared.some(({ ids }) => ids.some((id) => a.about.deeds.includes(id) && isSpecificDeed(id)));
  const bare = [a, b].some(({ about }) => about.terms.every(({ ids }) => ids.some((id) => about.deeds.includes(id))));
  if (areApart(termsAbout(a), termsAbout(b))) return false;
  if (crowd > 0.7 && (a.about.main !== b.about.main || things.length === 0 || overlap.share < 0.6)) return false;
  return (
    sameDeed(a, b) && a.about.main !== "" && b.about.main !== "" && (things.length > 0 || bare || noun) && overlap.weight >= 1
  );
}

function choicesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (one.attribute !== other.attribute || typeof one.value === "number" || typeof other.value === "number") return false;
  const values = one.value;
  if (
    values.length === 0 ||
    other.value.length === 0 ||
    values.some((value) => (other.value as readonly string[]).includes(value))
  )
    return false;
  if (areApart(peopleIn(one), peopleIn(other)) || areApart(termsAbout(one), termsAbout(other))) return false;
  const people = [peopleIn(one), peopleIn(other)];
  if (haveOtherAudience(a.text, b.text)) return false;
  const overlap = overlapOf(termsAbout(one), termsAbout(other));
  const isOnly = one.comparator === "only" || other.comparator === "only";
  const apart = people.every((list) => list.length > 0) && overlapOf(people[0] ?? [], people[1] ?? []).count === 0;
  if (apart && !isOnly) return false;
  const things = overlap.shared.filter(({ ids }) => !ids.some((id) => one.about.deeds.includes(id)));
  const specific = [one, other].map(
    (fact) =>
      termsAbout(fact).filter(({ weight, ids }) => weight === 1 && !ids.some((id) => fact.about.deeds.includes(id))).length,
  );
  if (things.length > 0 && crowd > 0.7) return overlap.weight >= 2 && overlap.share >= 0.5 && isOnly;
  if (things.length > 0) return overlap.weight >= 1 || overlap.share >= 0.3;
  return Math.min(...specific) <= 1 && (isOnly || isOneForAll(one.attribute));
}

/** "When a course is cancelled" and "when a course is created" */
function areOtherEvents({ about: a }: Fact, { about: b }: Fact): boolean {
  const rest = (deeds: readonly string[], others: readonly string[]) =>
    deeds.filter((id) => !others.includes(id) && id !== "view" && id !== "work");
  const one = rest(a.deeds, [a.main, b.main]);
  const other = rest(b.deeds, [a.main, b.main]);
  return one.length > 0 && other.length > 0 && !one.some((id) => other.includes(id)) && a.main !== "" && b.main !== "";
}

const peopleIn = (fact: Fact) => termsAbout(fact).filter(isPerson);

/** A deed that says by itself what is done to what, such as to refund or to prescribe. */
const isSpecificDeed = (id: string) =>
  /^(refund|prescribe|vote|translate|encrypt|back up|discount|repair|invite|impersonate|donate|teach|treat|publish|unlock|lock)$/.test(
    id,
  );

/** Chosen once for the whole product. */
const isOneForAll = (family: string) =>
  /^(hosting|cloud|database|backend|frontend|mobile build|clock|measures|degrees|decimal mark|week start|tax basis|architecture|ui language|currency|date order|name order)$/.test(
    family,
  );

/** "for customers in the euro zone" and "for Swiss customers" */
function haveOtherAudience(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    termsOf(
      /\bfor (?:the |our )?([^,.;]{3,50}?)(?= (?:are|is|in|have|has|must|see|get)\b|[,.;]|$)(?: in (?:the )?\w+ \w+)?/iu.exec(
        text,
      )?.[0] ?? "",
    ),
  );
  if (!a || !b || a.length === 0 || b.length === 0) return false;
  return overlapOf(a, b).count < Math.max(a.length, b.length);
}

function statesClash(a: Said, b: Said, crowd: number): boolean {
  const pair = [a.fact.attribute, b.fact.attribute].toSorted().join();
  if (!["back,final", "direct,step", "after,until"].includes(pair)) return false;
  if (areApart(termsAbout(a.fact), termsAbout(b.fact))) return false;
  const overlap = overlapOf(termsAbout(a.fact), termsAbout(b.fact));
  return (
    overlap.weight >= 1.6 + crowd && overlap.share >= 0.4 + 0.3 * crowd && (pair !== "after,until" || sameDeed(a.fact, b.fact))
  );
}

function polaritiesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (one.attribute !== other.attribute) return false;
  if (one.attribute === "account") {
    const { count, weight } = overlapOf(termsAbout(one), termsAbout(other));
    return one.comparator !== other.comparator && (count >= 1 || weight >= 0.6);
  }
  const flips = oppositesBetween(termsAbout(one), termsAbout(other));
  const isOdd = (one.comparator !== other.comparator) !== (flips % 2 === 1);
  if (!isOdd || EXCEPTION.test(a.text) || EXCEPTION.test(b.text)) return false;
  if (areApart(termsAbout(one), termsAbout(other))) return false;
  const people = [peopleIn(one), peopleIn(other)];
  if (people.every((list) => list.length > 0) && overlapOf(people[0] ?? [], people[1] ?? []).count === 0) return false;
  const overlap = overlapOf(thingsOf(one), thingsOf(other));
  const things = overlap.shared.filter(({ ids }) => !ids.some((id) => one.about.deeds.includes(id)));
  if (things.length === 0 && overlap.count < 3 && flips === 0) return false;
  if (areOtherEvents(one, other)) return false;
  const isShort = Math.min(thingsOf(one).length, thingsOf(other).length) <= 2;
  const mainSame =
    one.about.main === other.about.main ||
    (one.about.deeds.includes(other.about.main) && other.about.deeds.includes(one.about.main));
  if (!mainSame && flips === 0) return false;
  return (
    (overlap.count >= 2 || (isShort && overlap.count >= 1 && one.about.main !== "")) &&
    overlap.share >= 0.5 + 0.3 * crowd &&
    (flips > 0 || sameDeed(one, other))
  );
}

function leavesOut(a: Said, b: Said, crowd: number): boolean {
  if (b.fact.kind === "scope" || b.fact.comparator === "does not" || b.fact.kind !== "polarity") return false;
  const left = a.fact.attribute;
  const topics = topicsNamed(left);
  const said = b.text.replace(/,?\s+so that\s.*$/isu, "");
  if (areApart(termsOf(left), termsOf(said))) return false;
  if (topics.some((topic) => membersIn(topic, said).length > 0)) return true;
  const pale = /\b(?:scope|project|product|release|version|part|first|system|covered|included|explicitly|integration|kind)\b/iu;
  const terms = termsOf(left).filter(({ text, weight }) => weight === 1 && !pale.test(text));
  const overlap = overlapOf(terms, termsOf(said));
  return overlap.count >= 1 + crowd && overlap.share >= 0.6;
}
