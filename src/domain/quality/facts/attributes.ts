import { onceEach } from "#domain/once.ts";
import type { Term } from "./fact.ts";
import { ATTRIBUTES } from "./lexicon/attributes.ts";
import { type Token, termsOf, tokensOf } from "./words.ts";

type Needle = { words: string; ids: readonly string[] };
type Attribute = {
  name: string;
  isSingle: boolean;
  dimensions: ReadonlySet<string>;
  groups: readonly (readonly Needle[])[];
  not: readonly Needle[];
};

const needlesOf = (list: string): Needle[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => ({ words: saidOf(tokensOf(word)), ids: idsOf(word) }));

/** Where all of a phrase is one term, that term may be said in other words. */
function idsOf(phrase: string): readonly string[] {
  const [term, more] = termsOf(phrase);
  return term && !more && term.start === 0 && term.end === phrase.length ? term.ids : [];
}

function saidOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** All that is said in so many words as the longest needle has. */
const phrasesOf = onceEach((tokens: readonly Token[]): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const at of tokens.keys())
    for (let words = 1; words <= longest; words += 1) found.add(saidOf(tokens.slice(at, at + words)));
  return found;
});

export const attributes: readonly Attribute[] = ATTRIBUTES.split("\n")
  .filter(Boolean)
  .map((line) => {
    const [name = "", dimensions = "", groups = "", not = ""] = line.split("|").map((part) => part.trim());
    return {
      name: name.replace("*", ""),
      isSingle: name.startsWith("*"),
      dimensions: new Set(dimensions.split(/,\s*/)),
      groups: groups.split(" + ").map(needlesOf),
      not: needlesOf(not.replace(/^not /, "")),
    };
  });

const longest = Math.max(
  ...attributes.flatMap(({ groups, not }) => [...groups.flat(), ...not].map(({ words }) => words.split(" ").length)),
);

const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));

/** Whether a product has one value of it, whatever it is said of. */
export function isSingle(name: string): boolean {
  return byName.get(name)?.isSingle ?? false;
}

/** Whether it takes more than one word to tell it. */
export function isSpecific(name: string): boolean {
  return (byName.get(name)?.groups.length ?? 0) > 1;
}

/** The attributes an amount of this dimension may be of, by what stands beside it; those that ask for more words first. */
export function attributesOf(
  dimension: string,
  terms: readonly Term[],
  tokens: readonly Token[],
  all: readonly Token[] = tokens,
): string[] {
  const ids = new Set(terms.flatMap((term) => term.ids));
  const said = phrasesOf(tokens);
  const whole = all === tokens ? said : phrasesOf(all);
  const isSaid = (needle: Needle) => said.has(needle.words) || needle.ids.some((id) => ids.has(id));
  const fitting = attributes.filter(
    ({ dimensions, groups, not }) =>
      dimensions.has(dimension) && groups.every((group) => group.some(isSaid)) && !not.some(({ words }) => whole.has(words)),
  );
  return fitting.toSorted((a, b) => b.groups.length - a.groups.length).map(({ name }) => name);
}
