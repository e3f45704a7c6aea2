import { type Activity, doing } from "#domain/drafter/analysis/activity.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { doneByMany, inFirstPerson, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { conditionOf } from "./condition.ts";

/** A deed in the forms that sentences about it need. */
export type DeedWords = {
  /** "reserve a bike for my child", as the one who does it says it. */
  deed: string;
  /** "reserve a bike for their child" */
  theirs: string;
  /** "reserving a bike for their child" */
  doing: string;
  /** "customers"; somebody known by name is "Marta". */
  who: string;
  /** "customers reserve a bike", "Marta reserves a bike", "mechanics are told when a bike is broken" */
  theyDo: string;
  /** What it is done to, in one or in many. */
  it: "it" | "them";
};

/** A condition that stands before the whole sentence is no part of them. */
export function wordsOf({ party, activity }: BoundDeed): DeedWords {
  const { trailing } = conditionOf(activity);
  const whole = (said: string) => [said, trailing].filter(Boolean).join(" ");
  const who = party.noun.plural;
  return {
    deed: inFirstPerson(whole(activity.said)),
    theirs: inThirdPerson(whole(activity.said), "their"),
    doing: inThirdPerson(whole(doing(activity)), "their"),
    who,
    theyDo: `${who} ${doneBy(party.noun, whole(activity.said))}`,
    it: isMany(activity) ? "them" : "it",
  };
}

/** A pattern's text about a deed, with the slots of the deed and those of people and things filled. */
export function filledFor(pattern: string, deed: BoundDeed, words: DeedWords = wordsOf(deed)): string {
  return filled(inWords(pattern, words), deed.slots satisfies Slots);
}

export function inWords(pattern: string, { deed, theirs, doing: going, who, theyDo, it }: DeedWords): string {
  // what people wrote opens no slot
  const plain = (text: string) => text.replace(/[{}]/g, "");
  return pattern
    .replaceAll("I {deed}", `I ${plain(deed).replace(/^be /, "am ")}`)
    .replaceAll("{deed}", plain(deed))
    .replaceAll("{theirs}", plain(theirs))
    .replaceAll("{doing}", plain(going))
    .replaceAll("{they do}", plain(theyDo))
    .replaceAll("{who}", plain(who))
    .replaceAll("{it is}", it === "it" ? "it is" : "they are")
    .replaceAll("{it}", it);
}

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

/** "the bikes", not "a bike" */
function isMany({ object, said }: Activity): boolean {
  if (!object || object.singular === object.plural) return false;
  const words = said.toLowerCase().split(/[^\p{L}\p{N}'-]+/u);
  const last = (name: string) => name.toLowerCase().split(" of ")[0]?.split(" ").at(-1) ?? "";
  return words.includes(last(object.plural)) && !words.includes(last(object.singular));
}
