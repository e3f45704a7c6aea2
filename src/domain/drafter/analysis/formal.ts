import { formsOf } from "#domain/drafter/language/verbs.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { verbForm } from "./lexicon/verbs.ts";
import { closedTag } from "./token.ts";

const SHOULD = /(^|[;:—] |, (?:and|but) )should ([^,;:—]+)(?=, )/giu;
const INTENDED =
  /\bit (?:is|'s) (?:intended|proposed|planned|required|requested|suggested|foreseen|envisaged|important|essential|necessary|vital|crucial) that ([^;]{3,80}? be .+)$/iu;
const LONGEST_NAME = 5;

/** "Should one of them object, ..." and "it is intended that pages be scanned" in plain words. */
export function toldWithoutForm(statement: string): string {
  return statement
    .replace(SHOULD, (said, lead: string, told: string) => {
      const condition = asCondition(told.split(" "));
      return condition ? `${lead}${lead ? "if" : "If"} ${condition}` : said;
    })
    .replace(INTENDED, (_, told: string) =>
      told
        .replace(/,? (and|or) that /g, ", $1 ")
        .replace(/(?<!\b(?:can|may|must|shall|should|will|to|not)) be (?=\p{L}+(?:ed|en|n|t)\b)/gu, " shall be "),
    );
}

/** "a runner complain" */
function asCondition(words: readonly string[]): string | undefined {
  const verb = words.findIndex(
    (word, at) =>
      at > 0 &&
      at <= LONGEST_NAME &&
      verbForm(word)?.form === "base" &&
      !/^(?:det|poss|adj|prep)$/.test(closedTag(words[at - 1] ?? "") ?? ""),
  );
  const name = words.slice(0, verb);
  const [first = ""] = name;
  if (verb < 1) return undefined;
  const isOne = /^(?:an?|one|any|either|each|every|he|she|it)$/i.test(first) || !isPlural(name.at(-1) ?? "");
  const isMany = /^(?:they|you|we|i|two|both)$/i.test(first);
  const deed = isOne && !isMany ? formsOf(words[verb] ?? "").third : words[verb];
  return [...name, deed, ...words.slice(verb + 1)].join(" ");
}
