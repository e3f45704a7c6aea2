import { inFirstPerson } from "#domain/drafter/language/third-person.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { filledFor, wordsOf } from "./deed-words.ts";
import { LEARNS, limitsOf, withoutLimits } from "./limit-of-deed.ts";
import { withoutOccasion } from "./occasion.ts";

function refused(beyond: string): string {
  return `Then it is refused, all stays as it was, and I am told ${beyond.endsWith("is missing") ? "what is missing" : "the limit"}`;
}

/** How a deed is tried: as its kind is, and beyond each limit it was told with, which says more than what goes wrong in every such deed. */
export function criteriaOfDeed(deed: BoundDeed): string {
  const { activity, pattern } = deed;
  const words = wordsOf(deed);
  const bare = inFirstPerson(LEARNS.test(pattern.key) ? withoutOccasion(words.deed) : withoutLimits(words.deed, pattern.key));
  const [first, ...others] = pattern.criteria.map((lines) =>
    lines.map((line) => filledFor(line, deed, { ...words, deed: bare })),
  );
  const beyond = limitsOf(activity.said, pattern.key).map((limit) => [`Given ${limit}`, `When I ${bare}`, refused(limit)]);
  const rest = beyond.length === 0 ? others : pattern.contested ? [...beyond, ...others] : beyond;
  return [first ?? [], ...rest].map((lines) => lines.join("\n")).join("\n\n");
}
