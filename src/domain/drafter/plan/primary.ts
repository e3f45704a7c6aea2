import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { sameRole } from "#domain/drafter/analysis/roles.ts";
import { escapePattern } from "#domain/escape-pattern.ts";

/** What is counted, goes with another thing or is where it happens: what a product is about last of all. */
const BESIDE = words(
  `amount card cent counter door euro franc kitchen office penny pound room school shop station store dollar comment copy date day detail e-mail email fee hour link list mail message money name note notice number part phone
    photo picture place price reading receipt remark rest result share signature state status step sum text thing time video way week
    year`,
);

const LESS = 4;

/** What the product is about: what most is done with, and of that which is spoken of most. */
export function primaryObject(activities: readonly Activity[], { text, objects, actors }: Analysis): Noun | undefined {
  const counts = new Map<string, { noun: Noun; count: number }>();
  for (const { object, onPerson, actor } of activities) {
    if (
      !object ||
      onPerson ||
      actors.some((noun) => sameRole(noun, object)) ||
      /^(?:hour|day|time|step|yes|no|ye)$/.test(object.head)
    )
      continue;
    const noun = bare(object);
    const known = counts.get(noun.singular) ?? { noun, count: mentionsOf(noun, text) - (BESIDE.has(noun.head) ? LESS : 0) };
    known.count += actor ? 1 : 0.5;
    counts.set(noun.singular, known);
  }
  const [first, ...others] = [...counts.values()].sort((a, b) => b.count - a.count).map(({ noun }) => noun);
  if (!first) return objects.find(({ head }) => !BESIDE.has(head));
  // told once as "boxes of vegetables", afterwards they are "boxes"
  const fuller = others.filter((noun) => noun.head === first.head && noun.singular.startsWith(`${first.singular} of `));
  return fuller.length === 1 ? fuller[0] : first;
}

/** "Samples of 50 seeds" are samples. */
function bare(noun: Noun): Noun {
  const without = (name: string) => name.replace(/ of (?:\d|at least|at most|up to).*$/, "").replace(/^\S+['’]s? /, "");
  return { ...noun, singular: without(noun.singular), plural: without(noun.plural) };
}

function mentionsOf({ singular, plural }: Noun, text: string): number {
  return (
    text.split(
      new RegExp(
        `(?<![\\p{L}-])(?:${[plural, singular].map((name) => escapePattern(name.toLowerCase())).join("|")})(?![\\p{L}-])`,
        "u",
      ),
    ).length - 1
  );
}
