import type { Grammar } from "./grammar.ts";
import type { VerbGroup } from "./verbs-in.ts";
import { has, type Word } from "./word.ts";

/** What is done by the word at a place, where it is a gerund: "indicando", "en indiquant". */
export function gerundOf(words: readonly Word[], at: number, grammar: Grammar): string | undefined {
  const { word, tag } = words[at] ?? { word: "", tag: "mark" };
  if (tag !== "open" || (grammar.asksWhom && words[at - 1]?.word !== "en")) return undefined;
  if (/^(?:det|of)$/.test(words[at - 1]?.tag ?? "")) return undefined;
  return grammar.verbs.ofGerund(word);
}

/** "registam os animais, | indicando o brinco": what is done beside the deed before it. */
export function besideDone(
  words: readonly Word[],
  at: number,
  last: VerbGroup | undefined,
  grammar: Grammar,
): VerbGroup | undefined {
  const base = last && gerundOf(words, at, grammar);
  // "podendo cancelar a reserva"
  const may = base && has("poder dever deber pouvoir devoir", base) ? words[at + 1] : undefined;
  if (may?.tag === "infinitive" && last)
    return { ...last, at, end: at + 2, base: may.word, kind: "deed", denied: false, clitic: undefined, beside: true };
  if (!base || has(`${grammar.being} ${grammar.having} ${grammar.modals} ${grammar.noDeed}`, base)) return undefined;
  let end = at + 1;
  const hung = words[end]?.text.startsWith("-") ? words[end]?.word.slice(1) : undefined;
  const own = hung ?? /ndo(?:se)?(l[aeo]s?)$/.exec(words[at]?.word ?? "")?.[1];
  if (hung) end += 1;
  let next = end;
  while (words[next]?.tag === "adv") next += 1;
  if (own === undefined && !/^(?:det|num)$/.test(words[next]?.tag ?? "")) return undefined;
  const from = grammar.asksWhom ? at - 1 : at;
  return { ...last, at: from, end, base, kind: "deed", denied: words[from - 1]?.tag === "neg", clitic: own, beside: true };
}
