import type { Brief, BriefUserStory } from "#domain/brief.ts";
import { cite } from "#domain/citation.ts";
import { referencesIn } from "#domain/citation-graph.ts";

/** By their names; a rule is tested in the story that says it. */
type Served = { stories?: readonly string[] | undefined; rule?: string };

/** A feature's words, at their end the numbers of the stories it is built for: "… for two weeks (US-3)." */
export function serving(
  description: string,
  { stories = [], rule }: Served,
  { user_stories }: Pick<Brief, "user_stories">,
): string {
  const served = user_stories.filter(
    ({ name, acceptance_criteria }) =>
      stories.includes(name) || (rule !== undefined && acceptance_criteria?.includes(`"${rule}"`)),
  );
  return citingStories(description, served);
}

/** Those that have a number and that the words do not name yet are named at their end. */
export function citingStories(description: string, stories: readonly BriefUserStory[]): string {
  const known = referencesIn([description]);
  const numbers = stories.flatMap(({ number }) => (number === undefined ? [] : cite("user_stories", number)));
  const further = numbers.filter((number) => !known.includes(number));
  if (further.length === 0) return description;
  const cited = ` (${further.join(", ")})`;
  return description.endsWith(".") ? `${description.slice(0, -1)}${cited}.` : `${description}${cited}`;
}
