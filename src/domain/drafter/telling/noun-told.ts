import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";

const SMALL =
  "(?:an?|the|each|every|per|for|of|to|in|on|at|by|with|from|and|or|but|until|before|after|when|if|as|so|that|which|who|i|we|they|my|in|without|during|within|not|may|must|can|shall|should|will|is|are|was|were|be|has|have)\\b";

/** The source of an expression: up to three words that name a thing, none of them small. */
export const NAME = `(?:(?!${SMALL})[\\p{L}'-]+)(?: (?!${SMALL})[\\p{L}'-]+){0,2}`;

/** A thing by the words it was named with, in one or in many. */
export function nounTold(told: string): Noun {
  const front = told.split(" ");
  const head = singular(front.pop() ?? told);
  const named = (word: string) => [...front, word].join(" ");
  return { singular: named(head), plural: named(plural(head)), head, countable: true };
}
