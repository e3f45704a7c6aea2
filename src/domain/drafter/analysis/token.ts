import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  MODALS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from "#domain/drafter/analysis/lexicon/closed-words.ts";
import type { VerbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";

export type Tag =
  | "det"
  | "poss"
  | "pron"
  | "prep"
  | "conj"
  | "comma"
  | "break"
  | "rel"
  | "modal"
  | "aux"
  | "to"
  | "adv"
  | "adj"
  | "num"
  | "verb"
  | "noun";
export type Token = { text: string; word: string; tag: Tag; base?: string; form?: VerbForm; proper?: boolean };

const NUMBER =
  /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)$|^[a-z\d]+-odd$/;

/** What a word is in every sentence; nothing where it depends. */
export function closedTag(word: string): Tag | undefined {
  if (word === ",") return "comma";
  if (word === "to") return "to";
  if (word === "that") return "rel";
  if (DETERMINERS.has(word)) return "det";
  if (POSSESSIVES.has(word)) return "poss";
  if (PRONOUNS.has(word)) return "pron";
  if (RELATIVES.has(word)) return "rel";
  if (MODALS.has(word)) return "modal";
  if (AUXILIARIES.has(word)) return "aux";
  if (CONJUNCTIONS.has(word)) return "conj";
  if (PREPOSITIONS.has(word)) return "prep";
  if (ADVERBS.has(word)) return "adv";
  if (/^\d/.test(word) || NUMBER.test(word)) return "num";
  return undefined;
}
