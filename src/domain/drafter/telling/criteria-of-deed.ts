import { inFirstPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { atLimit } from "#domain/drafter/trials/at-limit.ts";
import { REFUSED } from "#domain/drafter/trials/course.ts";
import { filledFor, wordsOf } from "./deed-words.ts";
import { LEARNS, limitsOf, withoutLimits } from "./limit-of-deed.ts";
import { withoutOccasion } from "./occasion.ts";

const IS_LATE = /^(?:it is later than|less than|more than .* (?:has|have) passed)\b/;

/** What is late is refused, unless the idea says what then holds. */
function outcomeOf(beyond: string, afterwards: string | undefined): string {
  if (afterwards && IS_LATE.test(beyond)) return `Then it is done, and I am told this before: "${capitalised(afterwards)}"`;
  return `Then it is refused, all stays as it was, and I am told ${beyond.endsWith("is missing") ? "what is missing" : "the limit"}`;
}

/** A deed without its limits, as whoever tries it says it. */
function bareOf(deed: BoundDeed): string {
  const words = wordsOf(deed);
  return inFirstPerson(LEARNS.test(deed.pattern.key) ? withoutOccasion(words.deed) : withoutLimits(words.deed, deed.pattern.key));
}

/** Texts of the kind about this deed, each of several lines. */
export function toldOfKind(texts: readonly (readonly string[])[], deed: BoundDeed): string[] {
  const words = { ...wordsOf(deed), deed: bareOf(deed) };
  return texts.map((lines) => lines.map((line) => filledFor(line, deed, words)).join("\n"));
}

/** The deed just within each limit it was told with: there it is done as always. */
export function trialsAtOwnLimits(deed: BoundDeed): string[] {
  const [first = ""] = toldOfKind(deed.pattern.criteria, deed);
  const [, done = ""] = /\nThen (.+)$/.exec(first) ?? [];
  return limitsOf(deed.activity.said, deed.pattern.key).flatMap((beyond) => {
    const within = atLimit({ when: beyond, outcome: REFUSED });
    return within ? [`Given ${within.when}\nWhen I ${bareOf(deed)}\nThen ${done}`] : [];
  });
}

/** How a deed is tried: as its kind is, and beyond each limit it was told with, which says more than what goes wrong in every such deed. */
export function criteriaOfDeed(deed: BoundDeed, afterwards?: string): string {
  const { activity, pattern } = deed;
  const [first = "", ...others] = toldOfKind(pattern.criteria, deed);
  const beyond = limitsOf(activity.said, pattern.key).map((limit) =>
    [`Given ${limit}`, `When I ${bareOf(deed)}`, outcomeOf(limit, afterwards)].join("\n"),
  );
  const rest = beyond.length === 0 ? others : pattern.contested ? [...beyond, ...others] : beyond;
  return [first, ...rest].join("\n\n");
}
