import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";

/** What begins the numbers of a kind of row, such as "US". */
export const nounByPrefix: ReadonlyMap<string, Noun> = new Map(allNouns.map((noun) => [nouns[noun].prefix, noun]));

/** `cite("user_stories", 14)` is "US-14". */
export function cite(noun: Noun, number: number): string {
  return `${nouns[noun].prefix}-${number}`;
}
