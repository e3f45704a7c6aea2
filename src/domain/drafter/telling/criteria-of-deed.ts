import { inFirstPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { filledFor, wordsOf } from "./deed-words.ts";
import { LEARNS, limitsOf, withoutLimits } from "./limit-of-deed.ts";
import { withoutOccasion } from "./occasion.ts";

const IS_LATE = /^(?:it is later than|less than|more than .* (?:has|have) passed)\b/;

/** What is late is refused, unless the idea says what then holds. */
function outcomeOf(beyond: string, afterwards: string | undefined): string {
  if (afterwards && IS_LATE.test(beyond)) return `Then it is done, and I am told this before: "${capitalised(afterwards)}"`;
  return `Then it is refused, all stays as it was, and I am told ${beyond.endsWith("is missing") ? "what is missing" : "the limit"}`;
}

/** How a deed is tried: as its kind is, and beyond each limit it was told with, which says more than what goes wrong in every such deed. */
export function criteriaOfDeed(deed: BoundDeed, afterwards?: string): string {
  const { activity, pattern } = deed;
  const words = wordsOf(deed);
  const bare = inFirstPerson(LEARNS.test(pattern.key) ? withoutOccasion(words.deed) : withoutLimits(words.deed, pattern.key));
  const [first, ...others] = pattern.criteria.map((lines) =>
    lines.map((line) => filledFor(line, deed, { ...words, deed: bare })),
  );
  const beyond = limitsOf(activity.said, pattern.key).map((limit) => [
    `Given ${limit}`,
    `When I ${bare}`,
    outcomeOf(limit, afterwards),
  ]);
  const rest = beyond.length === 0 ? others : pattern.contested ? [...beyond, ...others] : beyond;
  return [first ?? [], ...rest].map((lines) => lines.join("\n")).join("\n\n");
}
