import type { Statement } from "#domain/quality/reading/statement.ts";

export type Phrase = { start: number; end: number; said: string };

/** Finds whole words and phrases, the longest first; "always-on" does not hold "always". */
export function phraseFinder(phrases: readonly string[]): RegExp {
  const longest = phrases.toSorted((a, b) => b.length - a.length).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${longest})(?![\\p{L}\\p{N}_]|-\\p{L})`, "giu");
}

/** The entries of a list of words, one expression each; `_` stands for a space or a hyphen. */
export function entries(list: string): string[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll("_", "[\\s-]+"));
}

/** Where phrases stand in a text; in names, such as "the Fast Lane", they mean nothing. */
export function phrasesIn({ plain }: Statement, finder: RegExp): Phrase[] {
  return [...plain.matchAll(finder)]
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, said }))
    .filter(({ start, said }) => !isName(plain, start, said));
}

function isName(plain: string, start: number, said: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(said)) return false;
  const before = plain.slice(0, start).trimEnd();
  const begins = before === "" || /[.!?:;\n–—•*-]$/.test(before) || /\n\s*$/.test(plain.slice(0, start));
  return begins ? /^\s+\p{Lu}\p{Ll}/u.test(plain.slice(start + said.length)) && !begins : true;
}
