import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { isDeed } from "#domain/quality/facts/words.ts";
import { haveOtherSubjects, speakOfOtherThings } from "./other-things.ts";
import { isExcepted, isNear, type Said, termsAbout, thingsOf } from "./said.ts";

/** The shortest and the longest time something is kept. */
function timesOf({ comparator, value }: Fact): readonly [number, number] {
  return [comparator === "at most" ? 0 : Number(value), comparator === "at least" ? Number.POSITIVE_INFINITY : Number(value)];
}

/** Whether no time satisfies both: kept for three years at least, and for one. */
export function timesClash(a: Fact, b: Fact): boolean {
  if (typeof a.value !== "number" || typeof b.value !== "number" || isNear(a.value, b.value)) return false;
  const [[least, most], [shortest, longest]] = [timesOf(a), timesOf(b)];
  return least > longest || shortest > most;
}

/** One thing kept for two lengths of time. */
export function retentionsClash(a: Said, b: Said, crowd: number): boolean {
  const one = a.fact;
  const other = b.fact;
  if (!timesClash(one, other) || areApart(termsAbout(one), termsAbout(other)) || isExcepted(a, b)) return false;
  if (haveOtherSubjects(one.about.said, other.about.said) || speakOfOtherThings(one, other)) return false;
  const overlap = overlapOf(thingsOf(one), thingsOf(other));
  const people = overlapOf(termsAbout(one), termsAbout(other));
  const things = overlap.shared.filter(({ ids, weight }) => weight === 1 && !ids.every(isDeed));
  return (crowd < 0.5 ? overlap.count : things.length) >= 1 && Math.max(overlap.share, people.share) >= 0.4 + 0.2 * crowd;
}
