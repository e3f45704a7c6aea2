import { type Named, nameOf } from "./chunks.ts";
import type { Gender, Known } from "./context.ts";
import type { Grammar } from "./grammar.ts";
import type { Word } from "./word.ts";

/** What a name says of whom or what it names. */
export function knownAs(words: readonly Word[], named: Named, grammar: Grammar): Known {
  const from = named.prep === undefined ? named.from : named.from + 1;
  const led = named.prep !== undefined && words[from]?.tag === "open" ? grammar.within[named.prep] : undefined;
  return {
    name: nameOf(words, named, grammar),
    words: [led, textOf(words.slice(from, named.to))].filter(Boolean).join(" "),
    head: words[named.head]?.word ?? "",
    many: named.many,
    gender: genderOf(words, named, grammar),
  };
}

function genderOf(words: readonly Word[], { from, head, prep }: Named, grammar: Grammar): Gender {
  for (const { word } of [...words.slice(from, head), ...(prep === undefined ? [] : [{ word: prep }])]) {
    if (grammar.feminine.test(word)) return "f";
    if (grammar.manly.test(word)) return "m";
  }
  const noun = words[head]?.word ?? "";
  if (/(?:[cs]i[oó]n(?:es)?|tions?|ç(?:ão|ões)|dades?|tés?|ures?|ances?|ences?)$/.test(noun)) return "f";
  return grammar.ends.feminine.test(noun) ? "f" : grammar.ends.manly.test(noun) ? "m" : undefined;
}

/** What belongs together in the words of the text, without what only leads on. */
export function textOf(words: readonly Word[]): string {
  const last = words.findLastIndex(
    ({ tag, text, word }, at) =>
      (text.startsWith("-") && words[at - 1]?.tag === "infinitive") ||
      (!/^(?:mark|conj|sub|que|rel|clitic|of|det|prep|neg)$/.test(tag) &&
        !/^(?:como|comme|más|mas|aussi|también|também)$/.test(word) &&
        !text.startsWith("-")),
  );
  return words
    .slice(0, last + 1)
    .map(({ text, word, tag }, at) => (at === 0 && tag === "det" ? word : text))
    .join(" ")
    .replace(/ ([,;:])/g, "$1")
    .replace(/ -/g, "-")
    .replace(/' /g, "'")
    .replace(/^[\s,;:—]+|[\s,;:—]+$/g, "");
}
