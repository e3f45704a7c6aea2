import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import type { Reading } from "./to-read.ts";

/** What no deed ends with, or has in its middle. */
const BROKEN =
  /\b(?:and|or|but),(?: |$)|\b(?:max|min|no|approx)$|\b(?:by|what|either|both|nor)(?: |$)$|, done$|\bthe \S+[^s] are\b|\b(?:third|first|second|latter|former|other)$|\bonly$|\b(?:to|with|from|of)(?: already| too)?$/;
const LONGEST = 26;
/** "room", "squeal": a word of which nobody says what it is done to. */
export function saysNothing({ words }: Reading, { said, condition }: Activity): boolean {
  return !said.includes(" ") && !condition && !ALONE.test(said) && words.length > 3;
}

/** These alone say what is done. */
const ALONE =
  /^(?:vote|pay|cancel|apply|register|subscribe|unsubscribe|swap|bid|log|sign|check|appeal|enrol|enroll|volunteer|unlock|withdraw|retire|confirm|complain|cook|phone)$/;

/** Whether the words of a deed begin or end in the middle of what was said, or leave something of it out. */
export function isCut(reading: Reading, { said, condition }: Activity): boolean {
  const { clause, words } = reading;
  if (BROKEN.test(said) || said.split(" ").length > LONGEST) return true;
  if (/n't(?:$| (?:after|by|within|in|before))/.test(condition ?? "")) return true;
  if (clause.group.passive && /\bmy\b/.test(said) && !/^(?:be|get) /.test(said)) return true;
  if (condition !== undefined && /\b(?:and|or) (?!if|when)\S+ (?:the|an?|each|my) /.test(condition)) return true;
  if (clause.group.passive && /\bby\b|^\S+ (?:what|whatever)\b/.test(said)) return true;
  return saysAnother(said) || (!clause.group.passive && skips(words.slice(clause.group.end, clause.to), said));
}

/** "for the log, treasurer exports the rope": behind a comma somebody else does something. */
function saysAnother(said: string): boolean {
  const words = wordsOf(said);
  return words.some(
    ({ tag, verb }, at) =>
      tag === "noun" &&
      verb?.form === "third" &&
      verb.known &&
      words[at - 1]?.tag !== "num" &&
      /^(?:det|poss|pron)$/.test(words[at + 1]?.tag ?? "") &&
      words.slice(0, at).some((one, index) => one.tag === "comma" && at - index < 4),
  );
}

/** Whether what is told jumps over words that say something. */
function skips(source: ReturnType<typeof wordsOf>, said: string): boolean {
  const told = wordsOf(said).slice(1);
  let from = 0;
  for (const { word, tag } of told) {
    if (!/^(?:noun|adj|verb|num)$/.test(tag)) continue;
    const at = source.findIndex((one, index) => index >= from && one.word === word);
    if (at < 0) continue;
    const between = from === 0 ? [] : source.slice(from, at);
    if (between.some((one) => /^(?:verb|conj)$/.test(one.tag) && !told.some((other) => other.word === one.word))) return true;
    from = at + 1;
  }
  return false;
}
