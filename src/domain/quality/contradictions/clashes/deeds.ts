import { areOfOtherRoles } from "#domain/quality/contradictions/cases/roles.ts";
import { areApart, oppositesBetween, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import { isPlain, isStrict } from "#domain/quality/facts/demands.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { areOfOneMatter, areOfPlainMatter } from "./one-matter.ts";
import { haveOtherOwners, haveOtherThemes, haveOwnCases, tellApart } from "./other-things.ts";
import { areOfOtherPeople, isExcepted, type Said, sameDeed, termsAbout, thingsOf } from "./said.ts";

/** What one says is so and the other denies; of `crowd` see `areAtOdds`. */
export function polaritiesClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (!areReverse(one, other)) return false;
  if (one.attribute !== "") return demandsClash(a, b);
  if (haveOtherOwners(one, other) || isExcepted(a, b)) return false;
  const flips = oppositesBetween(termsAbout(one), termsAbout(other));
  if (areApart(termsAbout(one), termsAbout(other))) return false;
  const said = [one.about.said, other.about.said] as const;
  if (haveOtherThemes(...said) || tellApart(...said) || haveOwnCases(...said)) return false;
  if (areOfOtherPeople(one, other) || areOfOtherRoles(one, other)) return false;
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

/** Whether one says by its denials and opposites what the other does not, or asks for what it does without. */
export function areReverse(one: Fact, other: Fact): boolean {
  const isDenied = one.comparator !== other.comparator;
  if (one.attribute !== other.attribute) return false;
  return one.attribute !== "" ? isDenied : isDenied !== (oppositesBetween(termsAbout(one), termsAbout(other)) % 2 === 1);
}

/** "When a course is cancelled" and "when a course is created" */
function areOtherEvents({ about: a }: Fact, { about: b }: Fact): boolean {
  const rest = (deeds: readonly string[], others: readonly string[]) =>
    deeds.filter((id) => !others.includes(id) && id !== "view" && id !== "work");
  const one = rest(a.deeds, [a.main, b.main]);
  const other = rest(b.deeds, [a.main, b.main]);
  return one.length > 0 && other.length > 0 && !one.some((id) => other.includes(id)) && a.main !== "" && b.main !== "";
}

/** Whether one does without a thing the other does not speak of. */
const lacksOther = ({ value }: Fact, { about }: Fact) =>
  typeof value !== "number" && value.length > 0 && !about.said.some(({ ids }) => ids.some((id) => value.includes(id)));

/** What stands for a demand is no part of what it is asked for. */
const NAMES_DEMAND = new Set(
  `approve sign confirm check review second account register sign in anonym name identity encrypt plain text free pay charge price offline straight reason user`.split(
    " ",
  ),
);

/** One asks for approval, an account or the like, where the other does without. */
function demandsClash(a: Said, b: Said): boolean {
  const [one, other] = [a.fact, b.fact];
  if (isExcepted(a, b)) return false;
  if (areApart(termsAbout(one), termsAbout(other))) return false;
  if (isPlain(one.attribute)) return areOfPlainMatter(one, other) && !lacksOther(one, other) && !lacksOther(other, one);
  if (isStrict(one.attribute)) return areOfOneMatter(one, other);
  if (tellApart(one.about.said, other.about.said)) return false;
  const isOwn = ({ ids }: Term) => !ids.some((id) => NAMES_DEMAND.has(id));
  const { count, weight } = overlapOf(termsAbout(one).filter(isOwn), termsAbout(other).filter(isOwn));
  return count >= 1 || (one.attribute === "account" && weight >= 0.6);
}
