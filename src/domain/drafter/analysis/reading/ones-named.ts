import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { plural } from "#domain/drafter/language/words.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import type { Word } from "./word.ts";

/** "passed on to the next one": of which, nobody knows. */
const IN_ORDER = /^(?:next|first|last|second|third|previous|only|same|right|wrong|former|latter)$/;

/** "choose an old wig or order a new one", "old ones": the words of a statement, read as the name of what they are; `before` is what was named before it, the latest first. */
export function onesNamed(words: readonly Word[], before: readonly (readonly Mention[])[]): Word[] {
  const mentions = mentionsIn(words).filter(({ at, head }) => !/^ones?$/.test(head) && words[at - 1]?.tag !== "to");
  return words.map((item, at) => {
    const last = words[at - 1];
    const isOne = /^ones?$/.test(item.word) && item.tag === "noun";
    const led = /^(?:next|previous|last)$/.test(last?.word ?? "") ? occasionNamed(words, mentions) : undefined;
    if (isOne && led) return { ...item, word: led, text: led };
    // "ticks off the methods, and the captain signs each one off"
    const isEach =
      item.word === "one" &&
      /^(?:each|every)$/.test(last?.word ?? "") &&
      /^(?:verb|noun|prep|adv)$/.test(words[at - 2]?.tag ?? "") &&
      !/^(?:of|who|that|which)$/.test(words[at + 1]?.word ?? "");
    const each = isEach ? oneOfMany([mentions.filter((one) => one.at < at), ...before]) : undefined;
    if (each) return { ...item, tag: "noun", word: each, text: each };
    const isSaid = (last?.tag === "adj" && !IN_ORDER.test(last.word)) || /^(?:another|other)$/.test(last?.word ?? "");
    // "the one who", "a new one of"
    if (!isOne || !isSaid || /^(?:of|who)$/.test(words[at + 1]?.word ?? "")) return item;
    const known = [mentions.filter((one) => one.at < at), ...before].map((named) =>
      named.filter(({ head, together }) => !together && !head.includes(" ") && !isAdjective(head)),
    );
    const things = known.map((named) => named.findLast(({ beside, somebody }) => !beside && somebody === false));
    const people = known.flatMap((named, back) => named.filter(({ acts, beside }) => back > 0 || !(acts || beside)));
    const found = (things.find((one) => one !== undefined) ?? people[0])?.head;
    if (!found) return item;
    const name = item.word === "ones" ? plural(found) : found;
    return { ...item, word: name };
  });
}

const FAR = 2;

/** Of many that were named last, one. */
function oneOfMany(known: readonly (readonly Mention[])[]): string | undefined {
  const many = known.slice(0, FAR).flatMap((named) => named.toReversed().filter(({ plural, acts }) => plural && !acts));
  const found = many.find(({ beside, somebody }) => !beside && somebody === false) ?? many[0];
  return found?.named?.phrase.noun.countable && !found.head.includes(" ") ? found.named.phrase.noun.singular : undefined;
}

/** "After a call he notes the date of the next one": a call. */
function occasionNamed(words: readonly Word[], [first]: readonly Mention[]): string | undefined {
  const isLed =
    /^(?:after|before|at|on|during|with)$/.test(words[0]?.word ?? "") && /^(?:an?|each|every)$/.test(words[1]?.word ?? "");
  return isLed && first?.at === 1 && first.somebody !== true && !first.head.includes(" ") ? first.head : undefined;
}
