import type { Named } from "./chunks.ts";
import type { Grammar } from "./grammar.ts";
import { isProduct } from "./product.ts";
import { has, type Word } from "./word.ts";

/** What a noun names: somebody, several who act as one, something, or what only its place can tell. */
export type Standing = "person" | "body" | "thing" | "open";

const known = new WeakMap<Grammar, Map<string, Standing>>();

function nounsOf(grammar: Grammar): Map<string, Standing> {
  const nouns = known.get(grammar) ?? new Map<string, Standing>();
  if (nouns.size === 0) {
    const { people, bodies, things } = grammar.people;
    for (const [list, standing] of [
      [things, "thing"],
      [bodies, "body"],
      [people, "person"],
    ] as const)
      for (const noun of list.split(/\s+/)) nouns.set(noun, standing);
    known.set(grammar, nouns);
  }
  return nouns;
}

/** What a noun names by itself, one or many, he or she. */
export function standingOfNoun(word: string, grammar: Grammar): Standing {
  const noun = grammar.singular(word);
  if (isProduct(noun) || has(grammar.nobody, word) || has(grammar.nobody, noun) || /^\d/.test(word)) return "thing";
  const nouns = nounsOf(grammar);
  const own = nouns.get(word) ?? nouns.get(noun);
  if (own) return own;
  const other = grammar
    .masculine(noun)
    .map((form) => nouns.get(form))
    .find((standing) => standing === "person");
  if (other) return other;
  if (grammar.thing.test(word)) return "thing";
  return grammar.agent.test(word) ? "person" : "open";
}

/** What is named at a place of a statement: a name that everybody knows is somebody's. */
export function standingOf(words: readonly Word[], { head, from, to }: Named, grammar: Grammar): Standing {
  const { text, word } = words[head] ?? { text: "", word: "" };
  const standing = standingOfNoun(word, grammar);
  if (standing !== "open") return standing;
  // "un rancho de tiradores"
  const of = words
    .slice(head + 1, to)
    .find(({ tag }, at, all) => tag === "open" && all.slice(0, at).some((one) => one.tag === "of"));
  if (of && standingOfNoun(of.word, grammar) === "person" && /s$/.test(of.word)) return "body";
  return /^\p{Lu}\p{Ll}/u.test(text) && head > 1 && from === head ? "person" : "open";
}
