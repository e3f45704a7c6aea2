import { type Noun, nouns } from "#domain/nouns/all.ts";

/** Words as a label begins: "Security measure". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Words as a button says them: "Security Measure". */
export function titled(words: string): string {
  return words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A noun's word for one row in keys, such as user_story. */
export function rowWord(noun: Noun): string {
  return nouns[noun].one.replaceAll(" ", "_");
}
