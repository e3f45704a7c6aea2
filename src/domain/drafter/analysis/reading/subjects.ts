import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { plural } from "#domain/drafter/language/words.ts";
import { phraseAt } from "./people.ts";
import { runEnd } from "./runs.ts";
import type { Word } from "./word.ts";

export type Named = { phrase: NounPhrase; plural: boolean; proper: boolean };

const NOMINAL = /^(det|poss|adj|num|noun)$/;

/** What stands right before a place: the one "who" or "which" tells of. */
export function namedBefore(words: readonly Word[], at: number, outer = false, floor = 0): Named | undefined {
  let end = at;
  while (/^(comma|conj|adv)$/.test(words[end - 1]?.tag ?? "")) end -= 1;
  end = withoutTime(words, end);
  let start = end;
  while (start > floor && (NOMINAL.test(words[start - 1]?.tag ?? "") || words[start - 1]?.word === "of")) {
    start -= 1;
    if (/^(det|poss)$/.test(words[start]?.tag ?? "") && words[start - 1]?.word !== "of") break;
  }
  // "a yearly export in its own format, which": what is spoken of stands before where and how
  if (outer && words[start - 1]?.tag === "prep" && /^(noun)$/.test(words[start - 2]?.tag ?? ""))
    return namedBefore(words, start - 1, true, floor);
  // a deed may stand before its object: "enter [verb] players"
  for (let from = start; from < end; from += 1) {
    if (runEnd(words, from) < end) continue;
    const lead = words[from];
    if (lead?.verb && lead.tag === "noun" && /^(det|poss)$/.test(words[from + 1]?.tag ?? "")) continue;
    return namedAt(words, from, end);
  }
  return undefined;
}

/** "a report of passages | each quarter" */
function withoutTime(words: readonly Word[], end: number): number {
  const head = words[end - 1]?.word ?? "";
  const each = /^(each|every|per|a)$/.test(words[end - 2]?.word ?? "");
  return each && /^(day|night|week|month|quarter|year|season|morning|evening)$/.test(head) ? end - 2 : end;
}

export function namedAt(words: readonly Word[], from: number, to: number): Named | undefined {
  const phrase = phraseAt(words, from, to);
  if (!phrase) return undefined;
  const ofAt = words.slice(from, to).findIndex(({ word }) => word === "of");
  const head = words[(ofAt > 0 ? from + ofAt : to) - 1];
  const many =
    phrase.noun.plural.toLowerCase().includes(head?.word ?? "-") &&
    !phrase.noun.singular
      .toLowerCase()
      .split(" ")
      .includes(head?.word ?? "-");
  const lone = to - from === 1 || (to - from === 2 && words[from]?.proper === true);
  return { phrase, plural: many, proper: lone && head?.proper === true };
}

/** Everybody and everything named as the doer: "captains of both teams", "patients, doctors and nurses". */
export function subjectsNamed(words: readonly Word[], { subject }: ReadClause): Named[] {
  if (!subject) return [];
  const found: Named[] = [];
  const ahead =
    words[subject.from - 1]?.tag === "comma" && runEnd(words, 0) === subject.from - 1
      ? namedAt(words, 0, subject.from - 1)
      : undefined;
  // "a keyholder, the assistant who holds the keys,"
  if (ahead?.phrase.kind === "actor" || (ahead?.phrase.kind === "maybe" && words[subject.to]?.word === "who")) return [ahead];
  let at = subject.from;
  while (at < subject.to) {
    if (words[at]?.tag === "prep" && found.length > 0) break;
    const end = Math.min(runEnd(words, at), subject.to);
    if (end > at) {
      const named = namedAt(words, at, end);
      if (named) found.push(named);
    }
    at = Math.max(end, at + 1);
  }
  // "voicers, the people who tune them": one is said twice
  const joined = words.slice(subject.from, subject.to).some(({ tag }) => tag === "conj");
  return joined || words[subject.from]?.tag === "num" ? found : found.slice(0, 1);
}

export function namedFrom(noun: Noun): Named {
  return { phrase: { noun, said: noun.singular, bare: false, kind: "actor", modifiers: [] }, plural: false, proper: false };
}

export function somebody(name: string): Named {
  const words = name.split(" ");
  const head = words.pop() ?? name;
  const isName = /^\p{Lu}/u.test(name);
  return namedFrom(nounFrom(isName ? [name, name] : [name, [...words, plural(head)].join(" ")]));
}
