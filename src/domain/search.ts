import { nounByPrefix } from "./citation.ts";
import type { Noun } from "./nouns/all.ts";

/** In characters; what is asked beyond it is not looked for. */
export const searchLength = 500;

/** A run of a text; marked where it is what was looked for. */
export type FoundRun = { text: string; marked: boolean };

const typedNumber = /^([a-z]+)[\s-]*([1-9]\d{0,8})$/i;

/** "US-14", "us 14" and "us14" name a row by its number; anything else names none. */
export function rowNamedBy(query: string): { noun: Noun; number: number } | null {
  const [, prefix = "", number = ""] = typedNumber.exec(query.trim()) ?? [];
  const noun = nounByPrefix.get(prefix.toUpperCase());
  return noun ? { noun, number: Number(number) } : null;
}

/** Without case and accents, so that "creme" finds "Crème". */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The words of what somebody looks for, without case and accents. */
export function wordsAsked(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The text with the words in it marked, wherever they stand; `words` come without case and accents. */
export function markedWords(text: string, words: readonly string[]): readonly FoundRun[] {
  const characters = [...text.normalize("NFC")];
  const plain = characters.map(withoutAccents);
  const marked = new Set<number>();
  for (const word of words) for (const at of placesOf(word, plain)) marked.add(at);
  const runs: FoundRun[] = [];
  for (const [at, character] of characters.entries()) {
    const last = runs.at(-1);
    if (last?.marked === marked.has(at)) last.text += character;
    else runs.push({ text: character, marked: marked.has(at) });
  }
  return runs;
}

/** The characters a word covers, wherever it stands; one or two letters only where a word begins. */
function placesOf(word: string, plain: readonly string[]): number[] {
  if (word === "") return [];
  const text = plain.join("");
  // one character may be several units long without its accents, and the other way round
  const starts: number[] = [];
  for (const [at, character] of plain.entries()) for (let unit = 0; unit < character.length; unit += 1) starts.push(at);
  const places: number[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    if (isLatin(word) && word.length < 3 && /[\p{L}\p{N}]/u.test(text[from - 1] ?? "")) continue;
    for (let unit = from; unit < from + word.length; unit += 1) places.push(starts[unit] ?? 0);
  }
  return places;
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(word);

function withoutAccents(character: string): string {
  return character
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
}
