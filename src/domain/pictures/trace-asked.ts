import { type TraceLinks, type TraceNoun, traceNouns } from "./trace-links.ts";

/** The rows of a list that have to do with some row of another kind, or with none. */
export type TraceAsked = { has: boolean; other: TraceNoun };

const words: Record<TraceNoun, string> = {
  user_classes: "class",
  user_stories: "story",
  features: "feature",
  pages: "page",
  test_cases: "test",
};

/** As it stands in an address: `without-test`. */
export function traceWord({ has, other }: TraceAsked): string {
  return `${has ? "with" : "without"}-${words[other]}`;
}

/** All that can be asked of a list; what a story is told for is never missing. */
export function askedOf(noun: TraceNoun): readonly TraceAsked[] {
  const others = traceNouns.filter((other) => other !== noun);
  const lacks = others.filter((other) => noun !== "user_stories" || other !== "user_classes");
  return [...lacks.map((other) => ({ has: false, other })), ...others.map((other) => ({ has: true, other }))];
}

export function readTraceWord(noun: TraceNoun, word: string | null): TraceAsked | undefined {
  return askedOf(noun).find((asked) => traceWord(asked) === word);
}

export function answersTo({ has, other }: TraceAsked, noun: TraceNoun, { between }: TraceLinks): (id: string) => boolean {
  const links = between(noun, other);
  return (id) => links.has(id) === has;
}
