import type { Analysis } from "#domain/drafter/analysis/analyse.ts";

/** Where this much is told, nothing is added that was not asked for. */
const TOLD_IN_FULL = 6;
const SOME_DEEDS = 3;
const MANY_WORDS = 60;
const VERY_MANY_WORDS = 120;

/** Deeds of somebody and what binds them; many words of which only some were heard tell more than what it is about, too. */
export function isToldInFull({ activities, rules, text }: Pick<Analysis, "activities" | "rules" | "text">): boolean {
  const deeds = activities.filter(({ actor }) => actor).reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);
  if (deeds + Math.min(Math.floor(rules.length / 2), 3) >= TOLD_IN_FULL) return true;
  const words = text.split(/\s+/).length;
  return words >= VERY_MANY_WORDS || (deeds >= SOME_DEEDS && words >= MANY_WORDS);
}
