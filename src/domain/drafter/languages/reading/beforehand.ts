import type { Known } from "./context.ts";
import { gerundOf } from "./gerunds.ts";
import type { Grammar } from "./grammar.ts";
import { knownAs } from "./named.ts";
import { has, type Word } from "./word.ts";

const LEAD = /^(?:depois de|antes de|após|logo após|ao|después de|luego de|antes de|tras|al|après|avant de|avant d') /;

/** "Después de pesar la leche, la quesera": what whoever comes next does before, told first. */
export function doneBeforehand(words: readonly Word[], grammar: Grammar): { base: string; thing: Known } | undefined {
  const ends = words.findIndex(({ tag }) => tag === "mark");
  if (ends < 3 || words.slice(0, ends).some(({ tag }) => /^(?:neg|que|rel|sub|pron)$/.test(tag))) return undefined;
  const gerund = [0, 1].find((at) => gerundOf(words, at, grammar) !== undefined);
  const led = LEAD.test(
    `${words
      .slice(0, 3)
      .map(({ word }) => word)
      .join(" ")} `,
  );
  if (gerund === undefined && !led) return undefined;
  const at = gerund ?? words.slice(0, 4).findIndex(({ tag }) => tag === "infinitive");
  if (at < 0) return undefined;
  const helper = has(grammar.having, words[at]?.word ?? "");
  const verb = helper ? at + 1 : at;
  const base =
    gerund === undefined
      ? helper
        ? grammar.verbs.ofDone(words[verb]?.word ?? "")
        : words[at]?.word
      : gerundOf(words, at, grammar);
  const noun = words[verb + 2];
  if (!base || has(`${grammar.noDeed} ${grammar.being} ${grammar.having}`, base)) return undefined;
  if (words[verb + 1]?.tag !== "det" || noun?.tag !== "open" || has(grammar.nobody, noun.word)) return undefined;
  const named = {
    from: verb + 1,
    to: ends,
    head: verb + 2,
    many: has(grammar.many, words[verb + 1]?.word ?? ""),
    prep: undefined,
  };
  return { base, thing: knownAs(words, named, grammar) };
}
