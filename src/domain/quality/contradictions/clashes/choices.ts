import { onceEach, onceEachText } from "#domain/once.ts";
import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isOneForAll, isSaidByFamily } from "#domain/quality/facts/families.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { isWay } from "#domain/quality/facts/ways.ts";
import { termsOf } from "#domain/quality/facts/words.ts";
import { haveOtherSubjects, haveOtherThemes, tellApart } from "./other-things.ts";
import { isExcepted, peopleIn, type Said, termsAbout } from "./said.ts";
import { waysClash } from "./ways.ts";

const FILES = new Set(["file", "image", "video", "sound"]);

/** Two choices or formats of which a product has one; of `crowd` see `areAtOdds`. */
export function choicesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  const isOnly = one.comparator === "only" || other.comparator === "only";
  if (isWay(one.attribute)) return one.attribute === other.attribute && waysClash(a, b, crowd);
  if (!areRivals(one, other) || isExcepted(a, b)) return false;
  const [mine, theirs] = [specificOf(one), specificOf(other)];
  if (isNamed(one) && !isSaidAlike(one, other, crowd)) return false;
  if (areApart(peopleIn(one), peopleIn(other)) || areApart(termsAbout(one), termsAbout(other))) return false;
  if (haveOtherAudience(a.text, b.text) || areOtherPeople(one, other, isOnly)) return false;
  const isPlainly = (isPlain(one) || isPlain(other)) && overlapOf(termsAbout(one), termsAbout(other)).count > 0;
  const isGeneral =
    ((isOnly || isPlainly || isOneForAll(one.attribute)) &&
      (mine.length === 0 || theirs.length === 0) &&
      (isOnly || !isSpecial(mine, theirs, isPlain(one) || isPlain(other)))) ||
    (mine.length === 0 && theirs.length === 0);
  if (!isGeneral && (haveOtherThemes(mine, theirs) || haveOtherSubjects(mine, theirs))) return false;
  const said = [one.about.said, other.about.said] as const;
  if ((!isOnly && tellApart(mine, theirs)) || (tellApart(...said) && haveOtherThemes(...said))) return false;
  const overlap = overlapOf(mine, theirs);
  const things = overlap.shared.filter(({ weight, ids }) => weight === 1 && !ids.some((id) => one.about.deeds.includes(id)));
  if (things.length === 0) return isGeneral;
  if (crowd > 0.7) return isOnly && overlap.weight >= 1 && overlap.share >= 0.5;
  return true;
}

/** Whether two choices are made from one family, and differ. */
export function areRivals(one: Fact, other: Fact): boolean {
  const isOnly = one.comparator === "only" || other.comparator === "only";
  const isOneFamily = one.attribute === other.attribute || (isOnly && FILES.has(one.attribute) && FILES.has(other.attribute));
  return isOneFamily && valuesDiffer(one, other);
}

/** Names nobody listed: only what is done to the same thing in the same way tells that one of them is wrong. */
const isNamed = ({ attribute }: Fact) => attribute === "name" || attribute === "form";

function isSaidAlike(one: Fact, other: Fact, crowd: number): boolean {
  const { shared, share } = overlapOf(termsAbout(one), termsAbout(other));
  const themes = shared.filter(({ place, weight }) => place?.role === "theme" && weight === 1);
  if (crowd > 0.5) return themes.length > 0 && one.about.main === other.about.main && share >= 0.5;
  const isOnly = one.comparator === "only" || other.comparator === "only";
  return themes.length > 0 && (isOnly || one.about.main === other.about.main);
}

/** Whether no value is in both, or one has more than the only ones of the other. */
function valuesDiffer(one: Fact, other: Fact): boolean {
  if (typeof one.value === "number" || typeof other.value === "number") return false;
  const [mine, theirs] = [one.value, other.value];
  if (mine.length === 0 || theirs.length === 0) return false;
  if (!mine.some((value) => theirs.includes(value))) return true;
  const goesBeyond = (only: Fact, more: readonly string[], less: readonly string[]) =>
    only.comparator === "only" && more.some((value) => !less.includes(value));
  return goesBeyond(one, theirs, mine) !== goesBeyond(other, mine, theirs);
}

/** What a choice is made for, besides what its family says: "newsletters" of what leaves by mail. */
const specificOf = onceEach((fact: Fact): Term[] =>
  termsAbout(fact).filter(
    (term) =>
      term.weight === 1 &&
      term.place?.role !== "deed" &&
      !term.ids.every((id) => fact.about.deeds.includes(id)) &&
      !isSaidByFamily(fact.attribute, term),
  ),
);

/** What no person looks at has formats of its own. */
const MACHINES = new Set(`interface feed sensor api backup database scale device log file endpoint import export`.split(" "));

/** Whether one speaks of a thing or of somebody where the other speaks of the product: "the backup", "suppliers". */
function isSpecial(mine: readonly Term[], theirs: readonly Term[], isForAll: boolean): boolean {
  const [few = [], many = []] = mine.length === 0 ? [mine, theirs] : [theirs, mine];
  const isThing = (term: Term) =>
    term.place?.role === "theme" && !isPerson(term) && (!isForAll || term.ids.some((id) => MACHINES.has(id)));
  return few.length === 0 && many.some((term) => isThing(term) || (term.place?.role === "case" && isPerson(term)));
}

/** "Prices are shown in francs": said of all of them. */
function isPlain(fact: Fact): boolean {
  const terms = termsAbout(fact).filter(({ place }) => place?.role !== "deed");
  return terms.length > 0 && terms.every((term) => term.place?.role === "theme" && isSaidByFamily(fact.attribute, term));
}

function areOtherPeople(one: Fact, other: Fact, isOnly: boolean): boolean {
  const people = [peopleIn(one), peopleIn(other)];
  return !isOnly && people.every((list) => list.length > 0) && overlapOf(people[0] ?? [], people[1] ?? []).count === 0;
}

const FOR = /\bfor (?:the |our )?([^,.;]{3,50}?)(?= (?:are|is|in|have|has|must|see|get)\b|[,.;]|$)(?: in (?:the )?\w+ \w+)?/iu;

const audienceIn = onceEachText((text) => termsOf(FOR.exec(text)?.[0] ?? ""));

/** "for customers in the euro zone" and "for Swiss customers" */
function haveOtherAudience(one: string, other: string): boolean {
  const [a, b] = [audienceIn(one), audienceIn(other)];
  return a.length > 0 && b.length > 0 && overlapOf(a, b).count < Math.max(a.length, b.length);
}
