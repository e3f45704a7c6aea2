import type { Brief } from "#domain/brief.ts";
import { cite } from "#domain/citation.ts";

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
  const numbers = served.flatMap(({ number }) => (number === undefined ? [] : cite("user_stories", number)));
  if (numbers.length === 0) return description;
  const cited = ` (${numbers.join(", ")})`;
  return description.endsWith(".") ? `${description.slice(0, -1)}${cited}.` : `${description}${cited}`;
}
