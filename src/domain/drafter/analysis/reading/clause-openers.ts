import { HELPING_VERBS, JOINING_VERBS, NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, isUncountable } from "#domain/drafter/language/words.ts";
import { type Finite, finiteAt, plainGroup, runEnd, type Subject, verbScore } from "./finite.ts";
import { type Group, helpedGroup, skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

/** "which team | he will face" */
export function askedAbout(words: readonly Word[], at: number): Finite | undefined {
  const end = runEnd(words, at + 1);
  const asks = /^(which|what|whose|how)$/.test(words[at]?.word ?? "") && end > at + 1;
  return asks && /^(i|we|you|he|she|they|it)$/.test(words[end]?.word ?? "") ? finiteAt(words, end) : undefined;
}

/** "who accompanies them": who it tells of does it. */
export function relativeAt(words: readonly Word[], at: number): Finite | undefined {
  const next = skipAdverbs(words, at + 1);
  const subject: Subject = { from: at, to: at + 1, plural: true, singular: true, person: true };
  const group = helpedGroup(words, next);
  if (group) return { subject, group };
  const verb = words[next]?.verb;
  const after = words[next + 1];
  if (!verb || (/^(ing|past)$/.test(verb.form) === true && verb.form === "ing")) return undefined;
  if (!verb.known && /^(noun|adj)$/.test(after?.tag ?? "") === false && after !== undefined && after.tag === "aux")
    return undefined;
  if (/^(det|poss|pron)$/.test(words[next]?.tag ?? "")) return undefined;
  if (after && /^(aux|modal)$/.test(after.tag)) return undefined;
  if (!verb.known && verb.form === "base" && !/^(det|poss|pron|num|prep|adv|to)$/.test(after?.tag ?? "")) return undefined;
  if (after?.verb && !verb.known && /^(noun|adj)$/.test(words[next]?.tag ?? "")) return undefined;
  return { subject, group: plainGroup(words, next) };
}

/** "my guests to book a bunk", "teachers create quizzes" */
export function infinitiveAfter(words: readonly Word[], from: number, end: number): Finite | undefined {
  if (end === from && words[from]?.tag !== "pron") return undefined;
  const stop = end === from ? from + 1 : end;
  const subject: Subject = { from, to: stop, plural: true, singular: true, person: true };
  for (let at = from + 1; at < end; at += 1)
    if (words[at]?.verb?.form === "base" && verbScore(words, at, { ...subject, to: at }) >= 3)
      return { subject: { ...subject, to: at }, group: plainGroup(words, at) };
  const bare = words[stop];
  if (end === from && bare?.verb?.form === "base" && bare.tag === "noun") return { subject, group: plainGroup(words, stop) };
  if (words[stop]?.word === "to") {
    const verb = skipAdverbs(words, stop + 1);
    const base = words[verb];
    if (!base || /^(det|poss|pron|prep|comma|conj|break)$/.test(base.tag)) return undefined;
    const group = base.word === "be" ? helpedGroup(words, verb) : undefined;
    return {
      subject,
      group: group ? { ...group, at: stop } : { ...plainGroup(words, verb), base: base.verb?.base ?? base.word, form: "base" },
    };
  }
  return undefined;
}

const NOUN_FIRST =
  /^(purchase|order|book|stock|work|time|plan|test|report|trade|travel|sales|market|waste|water|feed|list|post|view|map|name|service|state|support|program|photograph|label|guest|patient|price)$/;

/** "Photograph the stump", "register instruments": said without anybody. */
export function imperativeAt(words: readonly Word[], at: number): Group | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (
    word?.verb?.form === "third" &&
    next &&
    words[at - 1]?.tag === "break" &&
    /^[:—]$/.test(words[at - 1]?.word ?? "") &&
    (/^(prep|det|poss)$/.test(next.tag) || (word.verb.known && next.tag === "noun"))
  )
    return plainGroup(words, at);
  if (
    word?.verb?.known &&
    word.verb.form === "third" &&
    next &&
    (/^(det|poss)$/.test(next.tag) || /^(up|down|out|off|away|back)$/.test(next.word))
  )
    return plainGroup(words, at);
  if (word?.verb?.form !== "base" || !word.verb.known || words.length < 2 || next?.word === "me") return undefined;
  const sure =
    next && (/^(det|poss|pron)$/.test(next.tag) || (next.tag === "noun" && (isPlural(next.word) || isUncountable(next.word))));
  const alone = next?.tag === "noun" && words.length === at + 2;
  const compound = NOUN_FIRST.test(word.word) && next?.verb?.known === true;
  return (sure && !compound) || (alone && NEVER_NOUNS.has(word.verb.base)) ? plainGroup(words, at) : undefined;
}

/** "An app to plan meals", "a tool that helps", "matching volunteers" */
export function namelessAt(words: readonly Word[], at: number): Group | undefined {
  const index = words[at]?.tag === "to" ? skipAdverbs(words, at + 1) : at;
  const word = words[index];
  const next = words[index + 1];
  if (!word?.verb?.known || !next) return undefined;
  if (words[at]?.tag === "to") return { ...plainGroup(words, index), form: "base" };
  if (word.verb.form === "third" && (HELPING_VERBS.has(word.verb.base) || JOINING_VERBS.has(word.verb.base)))
    return plainGroup(words, index);
  const thing = /^(det|poss|pron|num)$/.test(next.tag) || isPlural(next.word) || isUncountable(next.word);
  return word.verb.form === "ing" && thing && (at === 0 || /^(prep|comma|conj)$/.test(words[at - 1]?.tag ?? ""))
    ? plainGroup(words, index)
    : undefined;
}
