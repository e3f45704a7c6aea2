import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { BE, HAVE, type Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import type { Check } from "./check.ts";

const OPENS_CLAUSE =
  /^(?:that|which|who|whom|whose|what|whatever|whichever|whoever|how|where|wherever|when|whenever|why|whether|if|unless|until|till|because|since|as|than|once|while|whereas|although|though|before|after|so|anything|everything|whoever)$/;
const SPEAKERS = /^(?:i|we|you|he|she|they|it|somebody|someone|anybody|anyone|everybody|everyone|nobody)$/;
const MEASURE = /^(?:minute|hour|day|night|week|month|year|time|morning|evening|season|term)s?$/;

/** Whether a word can only be what somebody does or is, here: "the app stores the spot". */
export function actsAt(words: readonly Word[], at: number): boolean {
  const { word = "", tag, verb } = words[at] ?? {};
  const last = words[at - 1];
  // "taste the must"
  if (/^(?:det|poss)$/.test(last?.tag ?? "")) return false;
  if (tag === "modal" || (word === "never" && last?.tag === "noun" && at > 1 && words[at + 1]?.verb?.form === "base"))
    return true;
  if (/^(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|had|hasn't|does|did|doesn't|didn't)$/.test(word)) return true;
  if (BE.has(word) || HAVE.has(word)) return false;
  if (verb?.form !== "third" || !verb.known || !last) return false;
  if (couldBeActor(verb.base) || at === 1) return false;
  if (last.tag === "num" && word === "means") return true;
  const isOneBefore = (last.tag === "noun" && !isPlural(last.word)) || /^(?:it|he|she|anybody|somebody|nobody)$/.test(last.word);
  return isOneBefore && (isFollowed(words, at) || isLastDone(words, at));
}

/** "stores the spot", "works out", "counts as a no" are done; "the invoice numbers and" are not. */
function isFollowed(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1], words[at + 2]];
  const isThing = THING_WORDS.has(words[at]?.verb?.base ?? "");
  if (!next) return false;
  if (/^[$€£]\d/.test(next.word)) return true;
  if (next.tag === "det" || next.tag === "num") return !MEASURE.test(after?.word ?? "") || !isThing;
  if (next.tag === "poss" || (next.tag === "pron" && next.word !== "one")) return !SPEAKERS.test(next.word) || next.word === "it";
  if (/^(?:up|down|out|off|away|back)$/.test(next.word)) return after === undefined || after.tag !== "noun";
  return next.tag === "prep" && !isThing && !/^(?:of|for|from|in|on|with|by|at|per|to|without)$/.test(next.word);
}

/** ", the manager orders": somebody behind a comma, and what they do at the end. */
function isLastDone(words: readonly Word[], at: number): boolean {
  const [comma, article, who] = words.slice(at - 3, at);
  return at === words.length - 1 && comma?.tag === "comma" && article?.word === "the" && couldBeActor(who?.word ?? "");
}

/** Where a clause of its own begins: a word that opens one, or whoever acts right behind a thing: "the shoes I fitted". */
function opens(words: readonly Word[], at: number): boolean {
  const { word = "", tag } = words[at] ?? {};
  if (word === "that" && words[at - 1]?.tag === "prep") return false;
  if (OPENS_CLAUSE.test(word) && at > 0) return true;
  return tag === "pron" && SPEAKERS.test(word) && at > 0;
}

/** "take a photo and the app stores the spot": somebody else does something, and no word says how that hangs on it. */
export const anotherClause: Check = {
  name: "another clause",
  isBroken: (words) => {
    const first = words.findIndex((_, at) => at > 0 && actsAt(words, at));
    if (first < 0) return false;
    const isTold = TELLS.test(words[0]?.word ?? "") && !words.slice(0, first).some(({ tag }) => /^(?:conj|comma)$/.test(tag));
    if (isTold) return false;
    return !words.slice(0, first).some((_, at) => opens(words, at)) && !isRelativeOfThing(words, first);
  },
};

/** "say a wheelchair is needed": what is said needs no "that". */
const TELLS =
  /^(?:say|know|tell|think|hope|see|note|report|believe|decide|check|ensure|find|learn|show|insist|confirm|be|make|warn)$/;

/** "the tests a guest has asked for": two names beside each other, of which the second acts. */
function isRelativeOfThing(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at);
  const article = before.findLastIndex(({ tag }) => /^(?:det|poss)$/.test(tag));
  return (
    article > 1 &&
    before[article - 1]?.tag === "noun" &&
    before.slice(0, article - 1).some(({ tag }) => /^(?:det|poss|num)$/.test(tag))
  );
}

/** "say which I ride and are told": I do, and they are. */
export const disagrees: Check = {
  name: "I and are",
  isBroken: (_, said) =>
    /\bI (?:(?!who|that|which|whether|if|when)[\p{L}']+ (?:and |or )?)?(?:are|is|does|has|goes)\b/u.test(said) &&
    !/\bwhat I \p{L}+ (?:is|are)\b/u.test(said),
};

/** "the map which streets were cleared": the streets were, and nothing is left for the map to be. */
export const relativeWithoutPlace: Check = {
  name: "which, and no place for it",
  isBroken: (words) =>
    words.some(({ word }, at) => {
      if (word !== "which" || words[at - 1]?.tag !== "noun" || at < 3) return false;
      const be = words.findIndex((one, index) => index > at + 1 && /^(?:is|are|was|were)$/.test(one.word));
      if (be < 0 || words.slice(at + 1, be).some(({ tag }) => /^(?:modal|aux|rel|to)$/.test(tag))) return false;
      return (
        words[be + 1]?.verb?.form === "past" &&
        !words.slice(be + 2).some(({ tag }) => /^(?:to|rel)$/.test(tag)) &&
        words.at(-1)?.tag !== "prep"
      );
    }),
};

/** "accept a repair than the one": nothing is compared. */
export const comparesNothing: Check = {
  name: "than, and nothing compared",
  isBroken: (words) => {
    const at = words.findIndex(({ word }) => word === "than");
    return (
      at > 0 &&
      !words
        .slice(0, at)
        .some(({ word }) => /^(?:more|less|fewer|other|rather|else|otherwise|sooner|worse|different)$|er$/.test(word))
    );
  },
};

/** "upload the paper else the ride stays shut" */
export const orElse: Check = {
  name: "else, and another clause",
  isBroken: (_, said) =>
    /(?<!\b(?:(?:any|some|every|no)(?:body|one|thing|where| one)|who|what|where|how|or))(?<!,) else \p{L}+/iu.test(said),
};
