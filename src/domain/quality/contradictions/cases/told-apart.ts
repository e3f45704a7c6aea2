import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { trialIn } from "#domain/quality/facts/trials.ts";
import { remembering } from "./reading.ts";

/** "a lesson that was held", "an order with the status 'shipped'": which one is meant, by what has become of it. */
const STATE =
  /\b(?:(?:that|which) (?:(?:has|have|is|are|was|were|been|already|once) )+|(?:with|in|of|has|have) (?:the |a )?(?:status|state)(?: of)? ["'“”‘’]?)(?=([\p{L}-]+))/giu;
/** "people who have not subscribed" */
const WITHOUT = /\bwho(?:se)? (?:\p{L}+ )?(?:has|have|is|are|was|were|do|does|did|can)(?: not\b|n['’]t\b| never\b)/iu;
const ALL = /\b(?:all|any|each|every|everyone|everybody|anyone|anybody)\b/iu;
const NEAR = 0.7;

const statesOf = remembering((text, clauses): Term[] => {
  const until = trialIn(text)?.seenAt ?? text.length;
  const named = [...text.slice(0, until).matchAll(STATE)].map(({ index, 0: lead }) => index + lead.length);
  return clauses.flatMap(({ terms }) => terms).filter(({ start, end }) => named.some((at) => at >= start && at < end));
});

/** Whether each row is of things in a state of its own: lessons that were held and those that are planned. */
export function areInOtherStates(a: string, b: string): boolean {
  const [one, other] = [statesOf(a), statesOf(b)];
  return one.length > 0 && other.length > 0 && !one.some((mine) => other.some((theirs) => nearnessOf(mine, theirs) >= NEAR));
}

/** Whether one row is of those who are not what the other speaks of. */
export function areOfThoseWithout(a: string, b: string): boolean {
  return WITHOUT.test(a) !== WITHOUT.test(b) && ![a, b].some((text) => ALL.test(text) || trialIn(text));
}
