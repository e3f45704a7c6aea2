import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { type VerbForm, verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { closedTag, type Tag } from "#domain/drafter/analysis/token.ts";

/** A word of a sentence; `start` and `end` are UTF-16 units of the field. */
export type Word = { text: string; lower: string; start: number; end: number; tag: Tag; base?: string; form?: VerbForm };

export const STRONG = words("shall must mustn't shan't");
export const WEAK = words("should shouldn't will won't would wouldn't may might can can't cannot could couldn't ought");
export const BE = words("be is are was were been being isn't aren't wasn't weren't am");
export const HELPING = words(
  "is are was were isn't aren't wasn't weren't has have had does do did doesn't don't didn't hasn't haven't",
);
const TOKEN =
  /e\.g\.|i\.e\.|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}]+)?(?:[-‑][\p{L}\p{N}]+(?:['’]\p{L}+)?)*|[^\s\p{L}\p{N}]/gu;
const PAST_FORMS = words(
  `done made sent shown given taken seen known held kept begun built written drawn driven left fed hung sewn mown bound wound spun spilt spelt burnt learnt dealt felt bent lent spent swept met bred shot lost
  torn worn sworn born borne beaten eaten fallen forgotten frozen hidden proven ridden risen shaken stolen thrown woken woven withdrawn overdrawn sold told fought sought brought bought taught caught
  thought struck stuck dug swung sunk drunk rung sung forbidden forgiven broken chosen spoken mistaken undertaken overtaken flown grown blown sown hewn sawn laid paid said heard understood withheld upheld
  ground found led won got gotten rebuilt resent undone redone rewritten overridden`,
);
/** Their participle is as their base: "shall be set", "shall set". */
export const SAME_FORM = words(
  "set cut put read hit shut split spread cast broadcast quit reset run rerun input burst shed thrust forecast preset beat overcome become come let bid hurt upset output",
);
const NOT_LY = /^(supply|apply|reply|family|assembly|anomaly|july|ally|rally|tally|fly|rely|multiply|comply|bully|imply)$/;

/** Whether a word behind "be" can be what is done: "stored", "set". */
export function isParticiple(word: Word | undefined): boolean {
  return word !== undefined && (word.form === "past" || SAME_FORM.has(word.lower));
}

export function wordsIn(masked: string, from: number, to: number): Word[] {
  const found: Word[] = [];
  for (const { 0: text, index } of masked.slice(from, to).matchAll(TOKEN)) {
    const lower = text.toLowerCase().replace(/’/g, "'");
    const before = found.at(-1);
    const next = masked.slice(from + index + text.length, to);
    found.push({ text, lower, start: from + index, end: from + index + text.length, ...tagOf(text, lower, before, next) });
  }
  return found;
}

function tagOf(text: string, lower: string, before: Word | undefined, rest: string): Pick<Word, "tag" | "base" | "form"> {
  if (/^[^\p{L}\p{N}%€$£°&]$/u.test(text)) return { tag: /[;:—–!?.]/.test(text) ? "break" : text === "," ? "comma" : "adv" };
  const named = before !== undefined && /^(det|poss|adj|num)$/.test(before.tag);
  if (STRONG.has(lower) || WEAK.has(lower))
    return { tag: (named && WEAK.has(lower)) || (/^(May|Will)$/.test(text) && before?.tag === "prep") ? "noun" : "modal" };
  if (BE.has(lower) || HELPING.has(lower)) return { tag: "aux" };
  if (lower === "that" && before?.tag === "prep") return { tag: "det" };
  if (lower === "not" || lower === "never") return { tag: "adv" };
  if (/^(need|want|like|wish)s?$/.test(lower))
    return named ? { tag: "noun" } : { tag: "verb", base: lower.replace(/s$/, ""), form: /s$/.test(lower) ? "third" : "base" };
  const closed = closedTag(lower);
  if (closed && closed !== "modal" && closed !== "aux") return { tag: closed };
  const verb = verbForm(lower) ?? guessed(lower);
  if (PAST_FORMS.has(lower) && !named) return { tag: "verb", base: verb?.base ?? lower, form: "past" };
  if (isAdjective(lower)) return { tag: "adj", ...verb };
  if (/[a-z]{2}ly$/.test(lower) && !NOT_LY.test(lower)) return { tag: "adv" };
  // "the quarantined batch" and "the batch quarantined on Monday"
  if (verb?.form === "past") return { tag: named && /^\s+\p{L}/u.test(rest) ? "adj" : "verb", ...verb };
  if (verb) return { tag: "noun", ...verb };
  return { tag: /[a-z]{3}(able|ible|ful|ous|ive|less|ic|al)$/.test(lower) && !/(al|ic|ive)$/.test(lower) ? "adj" : "noun" };
}

function guessed(lower: string): (Pick<Word, "base" | "form"> & { form: VerbForm; base: string }) | undefined {
  const prefixed = /^(re|un|over|under|out|pre|mis|dis|de|auto|co)-?([a-z]{4,})$/.exec(lower);
  const inner = prefixed?.[2] === undefined ? undefined : verbForm(prefixed[2]);
  if (inner) return { base: lower, form: inner.form };
  if (
    /[a-z]{2}[^e]ed$/.test(lower) &&
    !/^(hundred|kindred|sacred|naked|wicked|indeed|embed|sled|shred|infrared|moped)$/.test(lower)
  )
    return { base: lower.slice(0, -2), form: "past" };
  if (/[a-z]{3}(ize|ise|ify|ate)s$/.test(lower)) return { base: lower.slice(0, -1), form: "third" };
  return undefined;
}
