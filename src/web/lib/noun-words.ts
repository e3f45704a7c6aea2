import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** Words as a label begins: "Security measure". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Words as a button says them: "Security Measure". */
export function titled(words: string): string {
  return words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A good row of the noun, made of the examples that its form shows: its name, and what else it says. */
export function exampleOf(noun: Noun): { name: string; words: { label: string; text: string }[] } {
  const { name, ...others } = nouns[noun].fields as Record<string, Field>;
  const words = Object.values(others).flatMap(({ label = "", example }) => (example ? [{ label, text: example }] : []));
  return { name: name?.example ?? "", words };
}

/** A noun's word for one row in keys, such as user_story. */
export function rowWord(noun: Noun): string {
  return nouns[noun].one.replaceAll(" ", "_");
}
