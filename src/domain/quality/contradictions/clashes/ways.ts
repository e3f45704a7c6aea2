import { areOfOtherRoles } from "#domain/quality/contradictions/cases/roles.ts";
import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { excludesWays } from "#domain/quality/facts/ways.ts";
import { haveOtherSubjects, haveOtherThemes, haveOwnCases, tellApart } from "./other-things.ts";
import { areOfOtherPeople, peopleIn, type Said, sameDeed, termsAbout, thingsOf } from "./said.ts";

/** Whether one goes a way that the other rules out, by denying it or by naming the only one. */
function areRivalWays(a: Fact, b: Fact): boolean {
  const [one, other] = [a, b].map(({ value }) => (typeof value === "number" ? [] : value));
  if (!one || !other) return false;
  return (
    excludesWays(one, a.comparator === "only", a.condition, other) ||
    excludesWays(other, b.comparator === "only", b.condition, one)
  );
}

const SAID_BY_WAYS =
  /^(?:means|payment|pay|pays|paid|channels?|ways?|methods?|available|offered|accepted|possible|apart|contact)$/u;

/** "No means of payment but cash is available": said of whatever there is. */
const isOfAll = (fact: Fact) => fact.comparator === "only" && thingsOf(fact).every(({ text }) => SAID_BY_WAYS.test(text));

/** One thing to be done by one way alone, and by another; of `crowd` see `areAtOdds`. */
export function waysClash({ fact: a }: Said, { fact: b }: Said, crowd: number): boolean {
  if (!areRivalWays(a, b) || areOfOtherPeople(a, b) || areOfOtherRoles(a, b)) return false;
  if (areApart(peopleIn(a), peopleIn(b))) return false;
  const [mine, theirs] = [thingsOf(a), thingsOf(b)];
  if ([a, b].some(isOfAll)) return true;
  if (haveOtherThemes(mine, theirs) || haveOtherSubjects(mine, theirs) || tellApart(mine, theirs) || haveOwnCases(mine, theirs))
    return false;
  const { shared, share } = overlapOf(termsAbout(a), termsAbout(b));
  const things = shared.filter((term) => term.weight === 1 && !isPerson(term));
  const isOneDeed = sameDeed(a, b) || a.about.deeds.some((deed) => b.about.deeds.includes(deed));
  return things.length > 0 && (isOneDeed || share >= 0.5) && share >= 0.3 + 0.3 * crowd;
}
