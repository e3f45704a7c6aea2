import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { couldBeActor, isActorWord, isDeviceWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { type Subject, TEAM } from "#domain/drafter/analysis/reading/runs.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";

/** What a subject is: one or many, and whether it is somebody. */
export function subjectAt(words: readonly Word[], from: number, to: number, listed: boolean): Subject {
  if (words[from]?.tag === "pron" && to === from + 1) return pronoun(words, from);
  if (/^(nobody|there|anybody|anyone)$/.test(words[from]?.word ?? ""))
    return { from, to, plural: words[from]?.word === "there", singular: true, person: true };
  if (words[from]?.tag === "rel" && to === from + 1) return { from, to, plural: true, singular: true, person: true };
  const ofAt = words.slice(from, to).findIndex(({ word }) => word === "of");
  const counted = ofAt > 0 && /^(num|det)$/.test(words[from + ofAt - 1]?.tag ?? "");
  const one = counted && /^(one|each|either|neither)$/.test(words[from]?.word ?? "");
  const word = words[(ofAt > 0 && !counted ? from + ofAt : to) - 1]?.word ?? "";
  // "a thousand swarms", "a few singers" are many
  const some = /^an?$/.test(words[from]?.word ?? "") && /^(thousand|hundred|dozen|few|couple)$/.test(words[from + 1]?.word ?? "");
  const each = one || (!some && /^(each|every|one|a|an|no|another|either|neither)$/.test(words[from]?.word ?? ""));
  const or = words.slice(from, to).some((one) => /^(or|nor)$/.test(one.word));
  const many = listed ? true : !each && (isPlural(word) || /^(all|both|many|most|some|several|few|two|half)$/.test(word));
  const both = TEAM.test(word) || (isUncountable(word) && !isActorWord(word)) || /^(no|any|some)$/.test(words[from]?.word ?? "");
  // "driver accept the ride", as people write who think in another language
  const bare = (to - from === 1 || ofAt === 1) && isActorWord(singular(word)) && !isBody(word) && words[from - 1]?.tag !== "adj";
  const number = words[from]?.tag === "num" && words[from]?.word !== "one" && to === from + 1;
  return {
    from,
    to,
    plural: many || bare || number || TEAM.test(word),
    singular: !many || both || (listed && or),
    person: /^(us|them)$/.test(word) || couldBeActor(singular(word)) || isDeviceWord(singular(word)) || TEAM.test(word),
  };
}

function pronoun(words: readonly Word[], at: number): Subject {
  const word = words[at]?.word ?? "";
  const plural = /^(i|you|we|they|them|others|these|those)$/.test(word);
  const person = !/^(it|anything|everything|something|nothing|whatever)$/.test(word);
  return { from: at, to: at + 1, plural, singular: !plural, person };
}
