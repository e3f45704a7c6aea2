import { type Noun, nouns } from "#domain/nouns/all.ts";

/** `cite("user_stories", 14)` is "US-14". */
export function cite(noun: Noun, number: number): string {
  return `${nouns[noun].prefix}-${number}`;
}
