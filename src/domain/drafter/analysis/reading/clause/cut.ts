import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import type { Reading } from "./to-read.ts";

/** What no deed ends with, or has in its middle. */
const BROKEN =
  /\b(?:and|or|but),(?: |$)|\b(?:max|min|no|approx)$|\b(?:by|what|either|both|nor)(?: |$)$|, done$|(?<! and )\bthe \S+[^s] are\b|\bthe (?:third|first|second|latter|former|other)$|^\S+ only$|\b(?:to|with|from|of)(?: already| too)?$/;
/** "by means of a plate": nobody does it. */
const MEANS = /\bby (?:means|way|post|phone|hand|lot)\b/;
const LONGEST = 40;
/** "see who may do what", "say yes or no", "see which table a dish goes to": they may end so. */
const MAY_END =
  /\b(?:who|which|what|whom|how|whose|I)\b.*\b(?:what|to|with|from|of)$|\byes or no$|\b(?:by|with) (?:hand|lot|phone|post|mail|e-mail|default|name|number|the (?:second|minute|hour|day|week|month))$/;
/** "room", "squeal": a word of which nobody says what it is done to. */
export function saysNothing({ words }: Reading, { said, condition }: Activity): boolean {
  return !said.includes(" ") && !condition && !ALONE.test(said) && words.length > 3;
}

/** These alone say what is done. */
const ALONE =
  /^(?:vote|pay|cancel|apply|register|subscribe|unsubscribe|swap|bid|log|sign|check|appeal|enrol|enroll|volunteer|unlock|withdraw|retire|confirm|complain|cook|phone)$/;

/** "whatever people bring": what it is was said before it. */
const LACKS_A_THING = /^(?:bring|take|give|send|get|put|make|hold|keep|set)$/;

/** "approved by the manager, above 5,000 euros by the board": each by another. */
const BY_STEPS = /\bby [^,]+ , (?:and )?(?:above|over|below|under|from|up to|beyond) [^,]*\d.*\bby\b/;

/** Whether the words of a deed begin or end in the middle of what was said, or leave something of it out. */
export function isCut(reading: Reading, { said, condition }: Activity): boolean {
  const { clause, words } = reading;
  if ((BROKEN.test(said) && !MAY_END.test(said)) || said.split(" ").length > LONGEST) return true;
  if (LACKS_A_THING.test(said)) return true;
  // "which the doctor releases before anyone sees them": what, stands before it
  if (clause.marker === "which" && !clause.group.passive && /^\S+ (?:before|after|until|once|as soon as|when) /.test(said))
    return true;
  if (clause.group.passive && BY_STEPS.test(words.map(({ word }) => word).join(" "))) return true;
  if (/n't(?:$| (?:after|by|within|in|before))/.test(condition ?? "")) return true;
  if (clause.group.passive && /\bmy\b/.test(said) && !/^(?:be|get) /.test(said)) return true;
  if (condition !== undefined && /\b(?:and|or) (?!if|when)\S+ (?:the|an?|each|my) /.test(condition)) return true;
  if (
    clause.group.passive &&
    !MAY_END.test(said) &&
    !/^(?:be|get) /.test(said) &&
    /\bby\b|^\S+ (?:what|whatever)\b/.test(said.replace(MEANS, ""))
  )
    return true;
  return !clause.group.passive && skips(words.slice(clause.group.end, clause.to), said);
}

/** "ask for the log, treasurer exports the rope": what somebody else does behind a comma is left out. */
export function withoutAnother(said: string): string {
  const words = wordsOf(said);
  const at = words.findIndex(
    ({ tag, verb }, index) =>
      tag === "noun" &&
      verb?.form === "third" &&
      verb.known &&
      words[index - 1]?.tag !== "num" &&
      /^(?:det|poss|pron|num)$/.test(words[index + 1]?.tag ?? ""),
  );
  const comma = at < 0 ? -1 : words.findLastIndex(({ tag }, index) => tag === "comma" && index < at && at - index < 5);
  if (comma < 0 || words.slice(comma + 1, at).some(({ tag }) => !/^(?:det|poss|adj|noun|num)$/.test(tag))) return said;
  return comma < 2
    ? said
    : said
        .split(",")
        .slice(0, words.slice(0, comma + 1).filter(({ tag }) => tag === "comma").length)
        .join(",");
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
