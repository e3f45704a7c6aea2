import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { ADVERBS } from "#domain/drafter/analysis/lexicon/closed-words.ts";
import { couldBeActor, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import { closedTag, type Token } from "./token.ts";
import { isVerbHere } from "./verb-here.ts";

/** The words of a sentence, each with what it is there. */
export function tokensOf(sentence: string): Token[] {
  const parts = sentence.replace(/[()/]/g, " , ").match(/,|[\p{L}\p{N}][\p{L}\p{N}'&+.-]*|&/gu) ?? [];
  const raw = parts.map((text) => ({ text: text.replace(/[.']+$/, ""), word: text.toLowerCase().replace(/[.']+$/, "") }));
  const tokens: Token[] = [];
  for (const [index, { text, word }] of raw.entries()) {
    const next = raw[index + 1]?.word;
    const afterNext = raw.slice(index + 2).find((one) => !ADVERBS.has(one.word))?.word;
    tokens.push({ text, word, ...tagged(word, tokens, next, afterNext) });
  }
  const title = raw.filter(({ text }) => /^[A-Z]/.test(text)).length > raw.length * 0.4;
  return title ? tokens : tokens.map((token, at) => (at > 0 && isProper(token) ? { ...token, proper: true } : token));
}

/** A name with a capital amid other words: "Slack", "Quran". */
function isProper({ text, word, tag }: Token): boolean {
  return tag === "noun" && /^[A-Z][a-z]/.test(text) && !couldBeActor(singular(word)) && !PRODUCT_WORDS.has(word);
}

function tagged(
  word: string,
  before: readonly Token[],
  next: string | undefined,
  afterNext: string | undefined,
): Pick<Token, "tag" | "base" | "form"> {
  const last = before.at(-1);
  const clause = next !== undefined && /^(det|poss|pron)$/.test(closedTag(next) ?? "");
  if (/^(which|what)$/.test(word) && last?.tag === "verb" && !clause) return { tag: "det" };
  if (word === "than" && /^(more|less|fewer)$/.test(last?.word ?? "")) return { tag: "det" };
  const closed = closedTag(word);
  if (closed) return { tag: closed };
  if (next === "than" && /[^e]er$/.test(word)) return { tag: "adj" };
  if (last?.base === "get" && /ed$/.test(word)) return { tag: "adj" };
  const found = verbForm(word);
  if (found && isVerbHere(word, found, before, next, afterNext)) return { tag: "verb", base: found.base, form: found.form };
  if (found?.form === "past") return { tag: "adj" };
  if (isAdjective(word)) return { tag: "adj" };
  if (!found && actsUnknown(word, last, next)) return { tag: "verb", base: word, form: "base" };
  return { tag: "noun" };
}

/** A word in no list is a deed when a doer stands before it and a thing after it: "luthiers varnish instruments". */
function actsUnknown(word: string, last: Token | undefined, next: string | undefined): boolean {
  if (last?.tag !== "noun" || !isPlural(last.word) || !couldBeActor(singular(last.word))) return false;
  if (next === undefined || word.length < 4 || isPlural(word) || couldBeActor(word) || PRODUCT_WORDS.has(word)) return false;
  const tag = closedTag(next);
  return tag ? tag === "det" || tag === "poss" : isPlural(next) && !couldBeActor(singular(next));
}
