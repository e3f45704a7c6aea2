import type { Grammar } from "./grammar.ts";
import type { VerbGroup } from "./verbs-in.ts";
import { has, type Word } from "./word.ts";

/** Somebody or something named; `prep` where it stands behind a preposition. */
export type Named = { from: number; to: number; head: number; many: boolean; prep: string | undefined };
export type Chunk =
  | { kind: "verb"; from: number; to: number; group: VerbGroup }
  | { kind: "named"; from: number; to: number; named: Named }
  | { kind: "word"; from: number; to: number; word: Word };

const UNIT =
  /^(?:kg|g|l|ml|m|kilos?|quilos?|gramos?|gramas?|grammes?|litr[oe]s?|metros?|mètres?|tonelad[oa]s?|tonnes?|cajas?|sacos?)$/;

/** How much it is, not what. */
export const isUnit = (noun: string): boolean => UNIT.test(noun) || /^(?:euros?|pesos?|reais|soles|por|pour)$/.test(noun);

/** A statement as its verbs, what is named in it, and the small words between. */
export function chunksOf(words: readonly Word[], groups: readonly VerbGroup[], grammar: Grammar): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < words.length) {
    const group = groups.find((one) => one.at === at);
    if (group) {
      chunks.push({ kind: "verb", from: at, to: group.end, group });
      at = Math.max(group.end, at + 1);
      continue;
    }
    const named = namedAt(words, at, groups, grammar);
    if (named) {
      chunks.push({ kind: "named", from: named.from, to: named.to, named });
      at = named.to;
      continue;
    }
    const word = words[at];
    if (word) chunks.push({ kind: "word", from: at, to: at + 1, word });
    at += 1;
  }
  return chunks;
}

function namedAt(words: readonly Word[], start: number, groups: readonly VerbGroup[], grammar: Grammar): Named | undefined {
  const stops = (at: number) => groups.some((one) => one.at === at);
  let at = start;
  let prep: string | undefined;
  while (/^(?:prep|of)$/.test(words[at]?.tag ?? "")) {
    prep = words[at]?.word;
    at += 1;
  }
  const from = at;
  // "pasa de 60 | el programa avisa"
  const anew = (index: number) => words[index]?.tag === "det" && words[index - 1]?.tag === "num" && index > from;
  while (/^(?:det|num)$/.test(words[at]?.tag ?? "") && !stops(at) && !anew(at)) at += 1;
  // "l'ancien fichier", "el nuevo socio"
  while (has(grammar.leads, words[at]?.word ?? "") && words[at + 1]?.tag === "open" && !stops(at + 1)) at += 1;
  // "2,5 kg de amostra"
  const of = words[at + 1]?.tag === "of" && words[at + 2]?.tag === "open" && !stops(at + 2);
  const measured = at > from && of && UNIT.test(words[at]?.word ?? "");
  if (measured) at += 2;
  const head = at;
  if (words[head]?.tag !== "open" || stops(head)) {
    // "trois d'entre eux", "les 12"
    const lone = head > from && words[head - 1]?.tag === "num";
    return lone ? { from: start, to: head, head: head - 1, many: true, prep } : undefined;
  }
  at += 1;
  for (;;) {
    if (stops(at)) break;
    if (words[at]?.tag === "open") at += 1;
    else if (/^(?:más|plus|mais)$/.test(words[at]?.word ?? "") && words[at + 1]?.tag === "open" && !stops(at + 1)) at += 2;
    else if ((words[at]?.tag === "of" || words[at]?.word === "des") && !stops(at + 1)) {
      let inner = at + 1;
      while (/^(?:det|num)$/.test(words[inner]?.tag ?? "") && !stops(inner)) inner += 1;
      if (words[inner]?.tag !== "open" || stops(inner)) break;
      at = inner + 1;
    } else break;
  }
  const lead = words[from];
  const many =
    lead && from < head && !measured
      ? words.slice(from, head).some(({ word, tag }) => has(grammar.many, word) || (tag === "num" && word !== "1"))
      : /[sx]$/.test(words[head]?.word ?? "");
  return { from: start, to: at, head, many, prep };
}

/** By what it is called: its noun in the singular, with what says which. */
export function nameOf(words: readonly Word[], { head, to, many }: Named, grammar: Grammar): string {
  const whole = words.slice(head, Math.min(to, head + 6));
  // "directora de una clínica", "responsable de chaque association"
  const open = whole.findIndex(
    ({ tag, word }, at) =>
      tag === "of" &&
      at > 0 &&
      /^(?:une?|una|uma?|cada|chaque|nuestr[oa]s?|noss[oa]s?|notre|nos|mi|minha|meu|mon|ma|tod[oa]s|otr[oa]s?)$/.test(
        whole[at + 1]?.word ?? "",
      ) &&
      word !== "",
  );
  const phrase = open > 0 ? whole.slice(0, open) : whole;
  const of = phrase.findIndex(({ tag, word }) => tag === "of" || word === "des");
  const own = phrase.map(({ word, text }, at) => {
    if (/^\p{Lu}/u.test(text) && head + at > 1) return text;
    return at === 0 || (many && (of < 0 || at < of)) ? grammar.singular(word) : word;
  });
  return own
    .join(" ")
    .replace(/' /g, "'")
    .replace(/ (?:de|du|des|d'|del|da|do|dos|das)$/, "");
}
