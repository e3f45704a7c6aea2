import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { couldBeActor, couldNotBeActor, EMPTY_NOUNS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { type Verb, verbOf, type Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";

const NO_DEED_ENDING = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|hood)s?$/;
const NEVER_DEEDS =
  /^(?:third|lot|well|one|day|week|month|year|hour|minute|morning|evening|night|other|percent|page|euro|dollar|franc|cent|kilo|metre|litre)s?$/;

/** What a word would be as a deed here, however rare that is. */
export function deedIn(word: Word): Verb | undefined {
  if (word.proper || !/^(noun|adj|verb|adv)$/.test(word.tag) || !/^[a-z][a-z-]*$/.test(word.word)) return undefined;
  if (NEVER_DEEDS.test(word.word) || word.word === "own") return undefined;
  if (word.verb) return word.verb;
  if (word.tag === "adv") return undefined;
  const found = verbOf(word.word);
  // "longer than two hours"
  if (word.tag === "adj" && found?.known === false && /[^e]er$/.test(word.word)) return undefined;
  if (found) return found;
  if (word.word.length < 3 || NO_DEED_ENDING.test(word.word)) return undefined;
  if (/[a-z]{2}s$/.test(word.word) && !/(?:ss|us|is|ics)$/.test(word.word))
    return { base: singular(word.word), form: "third", known: false };
  return word.tag === "adj" && word.word.length > 6 ? undefined : { base: word.word, form: "base", known: false };
}

/** How much speaks against a word being a deed. */
export function costOfDeed(word: Word, verb: Verb): number {
  if (NEVER_NOUNS.has(verb.base)) return 0;
  if (verb.form === "past" || verb.form === "ing") return verb.known ? 0.2 : 0.5;
  // "own", "free", "last": rarely a deed
  if (!word.verb && verb.known) return 1.9;
  const thing = THING_WORDS.has(verb.base) || THING_WORDS.has(word.word);
  const empty = EMPTY_NOUNS.has(word.word) || EMPTY_NOUNS.has(verb.base) ? 1.2 : 0;
  if (verb.known) return (thing ? 0.9 : 0.5) + empty + (couldBeActor(singular(verb.base)) ? 0.8 : 0);
  if (word.tag === "adj" || isUncountable(word.word)) return 2.6;
  if (couldBeActor(verb.base)) return 4;
  return thing || couldNotBeActor(verb.base) ? 2.4 : 1.6;
}

/** How much speaks against a word being the name of a thing or a person. */
export function costOfNoun(word: Word): number {
  const { verb } = word;
  if (word.proper || word.tag === "num") return 0.1;
  if (/^(helps|enables|allows|lets|makes|gives|sends|reminds)$/.test(word.word)) return 2.6;
  if (couldBeActor(singular(word.word))) return 0;
  if (verb && NEVER_NOUNS.has(verb.base) && verb.form !== "ing" && verb.form !== "past") return 2.6;
  if (isAdjective(word.word)) return 1.3;
  if (verb?.form === "past") return 2;
  if (verb?.form === "ing") return 0.6;
  if (verb?.known) return THING_WORDS.has(singular(word.word)) ? 0.3 : 0.9;
  return 0.2;
}

export function isMany(word: Word | undefined): boolean {
  return word !== undefined && isPlural(word.word);
}
