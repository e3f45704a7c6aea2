import { isFiniteVerb } from "#domain/quality/reading/sentence.ts";
import { isParticiple, type Word, wordsIn } from "#domain/quality/reading/word.ts";
import type { Span } from "#domain/source-units/sentences.ts";
import type { Term, WordPlace } from "./fact.ts";
import { isDeed, rootOf } from "./words.ts";

const NOMINAL = /^(det|poss|adj|num|noun)$/;
/** Heads that only stand for what follows "of": "a list of members". */
const SEE_THROUGH = new Set(
  `number list set kind sort type amount group series all any each one some most part copy content detail data information entry
  record name page file text value position collection total change state case`.split(/\s+/),
);

/** Terms with their places in the clause: deeds, what is done something to, what tells it apart, and in which case. */
export function placedIn(text: string, { start, end }: Span, terms: readonly Term[], isWish: boolean): Term[] {
  const words = wordsIn(text, start, end);
  const isVerb: boolean[] = [];
  for (const at of words.keys())
    isVerb.push(at === 0 && isWish ? words[at]?.form === "base" : !isVerb[at - 1] && isVerbAt(words, at));
  return terms.map((term) => {
    const first = words.findIndex((word) => word.end > term.start);
    const last = words.findLastIndex((word) => word.start < term.end);
    if (first < 0) return term;
    const place = placeAt(words, isVerb, first, last);
    return { ...term, ids: place.role === "deed" ? idsOf(term, words[first]) : term.ids, place };
  });
}

/** A verb nobody listed goes by its base: "struck" is "strike". */
function idsOf({ ids, text }: Term, word: Word | undefined): readonly string[] {
  return word?.base && ids.length === 1 && ids[0] === rootOf(text) && !isDeed(ids[0]) ? [rootOf(word.base)] : ids;
}

function isVerbAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || /^(det|poss|prep|num|comma|break|pron|conj|rel|modal|aux|to)$/.test(word.tag)) return false;
  const isNamed = before !== undefined && /^(det|poss|num|adj)$/.test(before.tag);
  if (isNamed) return false;
  const follows = next !== undefined && /^(det|poss|num|pron|prep|to|adv|adj)$/.test(next.tag);
  if (word.form === "base" && !before) return next !== undefined && /^(det|poss|pron)$/.test(next.tag);
  if (word.form === "base" && /^(to|modal|pron|conj|comma)$/.test(before?.tag ?? "")) return follows || before?.tag !== "comma";
  if (word.form === "base" && before?.tag === "noun" && next && /^(det|poss|num)$/.test(next.tag)) return true;
  if (word.form === "base" && before?.tag === "adv" && /^(modal|to|aux)$/.test(words[at - 2]?.tag ?? "")) return true;
  if (word.form === "ing")
    return next !== undefined && /^(det|poss|num|pron)$/.test(before ? next.tag : next.tag.replace("noun", "det"));
  if (isParticiple(word)) {
    if (before?.tag === "aux" || (before?.tag === "adv" && words[at - 2]?.tag === "aux")) return true;
    return word.form === "past" && (next === undefined || next.tag !== "noun");
  }
  return isFiniteVerb(words, at);
}

function placeAt(words: readonly Word[], isVerb: readonly boolean[], first: number, last: number): WordPlace {
  const isState =
    /^(?:state|status|stage)$/.test(words[first - 1]?.lower ?? "") && /^(?:det|prep|poss)$/.test(words[first - 2]?.tag ?? "");
  if (isState) return { role: "modifier", prep: "state", head: ownerOf(words, isVerb, first - 1) };
  if (isVerb[first]) return { role: "deed", prep: "", head: -1 };
  const at = (place: number) => words[place]?.tag ?? "";
  let head = last;
  while (/^(noun|adj)$/.test(at(head + 1)) && !isVerb[head + 1]) head += 1;
  if (head > last) return { role: "modifier", prep: "", head: words[head]?.start ?? -1 };
  if (at(last) === "adj" && first === last) return { role: "state", prep: "", head: -1 };
  let from = first;
  while (from > 0 && NOMINAL.test(at(from - 1)) && !isVerb[from - 1]) from -= 1;
  const before = words[from - 1];
  if (before?.lower === "of") {
    const owner = words[from - 2];
    if (owner && !isVerb[from - 2] && NOMINAL.test(owner.tag) && !SEE_THROUGH.has(owner.lower.replace(/s$/, "")))
      return { role: "modifier", prep: "of", head: owner.start };
    return { role: "theme", prep: "", head: -1 };
  }
  const isBound =
    /^(?:at|than|to)$/.test(before?.lower ?? "") && /^(?:most|least|num|up|more|less|fewer|longer)$/.test(boundBy(words, from));
  const isCase = !isBound && (before?.tag === "prep" || (before?.tag === "to" && NOMINAL.test(at(from))));
  if (!isCase) return { role: "theme", prep: "", head: -1 };
  const owner = words[from - 2];
  const isAttached = owner?.tag === "noun" && !isVerb[from - 2];
  return { role: "case", prep: before.lower, head: isAttached ? owner.start : -1 };
}

/** The noun a state is said of: "an order in the state open". */
function ownerOf(words: readonly Word[], isVerb: readonly boolean[], at: number): number {
  const place = words.findLastIndex(({ tag }, index) => index < at - 1 && tag === "noun" && !isVerb[index]);
  return words[place]?.start ?? -1;
}

/** "at most", "up to", "more than": no case, but how much. */
function boundBy(words: readonly Word[], from: number): string {
  const [before, next] = [words[from - 1], words[from]];
  return before?.lower === "at" ? (next?.lower ?? "") : (words[from - 2]?.lower ?? "");
}
