import { onceEachText } from "#domain/once.ts";
import type { Said } from "./clashes/said.ts";

/** What most of what is shorter says stands in the other as well. */
const MOSTLY = 0.65;
const NEGATION = /\b(?:not|never|cannot|nobody|none|nor|neither|no|only)\b|n['’]t\b/giu;
const WORD = /\p{L}{3,}|\p{N}+/gu;
const SMALL = new Set([
  "the",
  "and",
  "shall",
  "want",
  "that",
  "for",
  "with",
  "from",
  "they",
  "their",
  "its",
  "can",
  "may",
  "rule",
]);

/** Whether two facts are one thing said twice, denied in neither: a rule and its test, a story and how fast it is learned. */
export function sayTheSame(a: Said, b: Said): boolean {
  const [one, other] = [a, b].map(({ fact, text }) => text.slice(fact.span.start, fact.span.end));
  if (one === undefined || other === undefined || negationsIn(one) !== negationsIn(other)) return false;
  const [few = new Set(), many = new Set()] = [wordsIn(one), wordsIn(other)].toSorted((x, y) => x.size - y.size);
  return few.size >= 2 && [...few].filter((word) => many.has(word)).length >= few.size * MOSTLY;
}

const negationsIn = onceEachText((text) => text.match(NEGATION)?.length ?? 0);
const wordsIn = onceEachText(
  (text) =>
    new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.replace(/s$/, ""))),
);
