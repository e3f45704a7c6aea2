import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { doneByMany, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { isPlural } from "#domain/drafter/language/words.ts";

/** What somebody does, told of them: "reserve a bike", of Marta "reserves a bike". */
export function doneBy({ singular, plural }: Noun, said: string): string {
  // somebody known by name, or a house that is told of as one
  return singular === plural && !isPlural(singular) ? doneByOne(said) : doneByMany(said);
}

/** "bring back the bike and lock it" of one: "brings back the bike and locks it". */
function doneByOne(said: string): string {
  const told = inThirdPerson(said, "their").replace(/^be (?=\p{L}+)/u, "is ");
  if (told.startsWith("is ")) return told;
  const inflected = (verb: string) => (verbForm(verb)?.form === "base" ? formsOf(verb).third : verb);
  const [first = "", ...rest] = told.split(" ");
  const others = rest
    .join(" ")
    .replace(/(?<=(?:, | and ))\p{Ll}+(?= (?:the|an?|it|them|each|every|all|their|any)\b)/gu, inflected);
  return [formsOf(first).third, others].filter(Boolean).join(" ");
}
