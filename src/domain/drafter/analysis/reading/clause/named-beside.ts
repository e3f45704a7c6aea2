import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import type { NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural } from "#domain/drafter/language/words.ts";

type Beside = { phrase: NounPhrase; plural: boolean; weight: number };

/** Those who are told, given, asked or met count for more than those who are only spoken of. */
export function peopleIn(words: readonly Word[]): Beside[] {
  const found: Beside[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = runEnd(words, at);
    if (end === at) continue;
    const led = words[at]?.verb?.form === "ing" && words[at]?.verb?.known && end > at + 1;
    const phrase = phraseAt(words, led ? at + 1 : at, end);
    const before = words[at - 1];
    const meets = before === undefined || /^(to|with|from|for|between|and|,)$/.test(before.word);
    const many = isPlural(words[end - 1]?.word ?? "");
    const denied = words.slice(0, at).some(({ word }) => /^(not|never|no)$/.test(word));
    // "half board": no board of anybody
    const isNone = phrase?.bare === true && isBody(phrase.noun.head);
    if (phrase?.kind === "actor" && !isNone && !words[end - 1]?.proper)
      found.push({ phrase, plural: many, weight: denied ? 0 : meets && many ? 1.5 : meets ? 0.9 : 0.5 });
    at = end;
  }
  return found;
}

/** "Connects supermarkets with food banks" */
export function sidesIn(words: readonly Word[]): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let at = 0; at < words.length; at = Math.max(runEnd(words, at), at + 1)) {
    const phrase = phraseAt(words, at);
    if (phrase?.kind === "actor" || phrase?.kind === "maybe") found.push(phrase);
  }
  return found.slice(0, 3);
}
