import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import { isDeed } from "#domain/quality/facts/words.ts";
import { haveOtherSubjects, speakOfOtherThings } from "./other-things.ts";
import { valuesClash } from "./quantities.ts";
import { isExcepted, isNear, type Said, termsAbout, thingsOf } from "./said.ts";

/** One thing kept for two lengths of time. */
export function retentionsClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (typeof one.value !== "number" || typeof other.value !== "number") return false;
  if (areApart(termsAbout(one), termsAbout(other)) || isExcepted(a, b)) return false;
  const clash =
    one.comparator === other.comparator ? !isNear(one.value, other.value) && one.comparator === "is" : valuesClash(one, other);
  if (!clash || haveOtherSubjects(one.about.said, other.about.said) || speakOfOtherThings(one, other)) return false;
  const overlap = overlapOf(thingsOf(one), thingsOf(other));
  const people = overlapOf(termsAbout(one), termsAbout(other));
  const things = overlap.shared.filter(({ ids, weight }) => weight === 1 && !ids.every(isDeed));
  return (crowd < 0.5 ? overlap.count : things.length) >= 1 && Math.max(overlap.share, people.share) >= 0.4 + 0.2 * crowd;
}
