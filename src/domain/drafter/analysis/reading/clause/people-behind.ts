import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";

const NEAR = 9;

/** "confirms the arrival of guests and gives them the beds": those who are named behind what was done to something of theirs. */
export function peopleBehind(words: readonly Word[], at: number): string | undefined {
  const of = words.slice(0, at).findLastIndex(({ word }) => word === "of");
  const end =
    of < 0 || at - of > NEAR ? of : words.findIndex(({ tag }, index) => index > of && !/^(?:det|poss|adj|noun)$/.test(tag));
  const last = words[end - 1]?.word ?? "";
  const isMany = end > of + 1 && isPlural(last) && isActorWord(singular(last));
  return isMany
    ? words
        .slice(of + 1, end)
        .filter(({ tag }) => /^(?:adj|noun)$/.test(tag))
        .map(({ text }) => text)
        .join(" ")
    : undefined;
}
