import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";

/** A rule of English that words keep where they say something whole; `name` says what is wrong where they do not. */
export type Check = { name: string; isBroken: (words: readonly Word[], said: string) => boolean };

/** What is wrong with what was heard; undefined where it is sound. */
export function firstFault(said: string, checks: readonly Check[]): string | undefined {
  const words = wordsOf(said);
  return checks.find(({ isBroken }) => isBroken(words, said))?.name;
}
