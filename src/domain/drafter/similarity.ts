const FILLER = new Set(
  `a an the and or of to for in on at by with from as is are be i my me we our their its it this that which who so want can able
  new all each any one when every`.split(/\s+/),
);

function stem(word: string): string {
  return root(word).replace(/(?<=..)e$/, "");
}

function root(word: string): string {
  if (/(us|is|ss)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 4 && /(s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith("ed")) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word;
}

const MOST_REMEMBERED = 10_000;
/** Texts are compared with each other many times over. */
const remembered = new Map<string, ReadonlySet<string>>();

/** The words that carry meaning, in one form each, without order. */
export function contentWords(text: string): ReadonlySet<string> {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = wordsOf(text);
  remembered.set(text, found);
  return found;
}

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .normalize("NFKD")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => !FILLER.has(word)).map(stem);
  return new Set(kept.length > 0 ? kept : words);
}

/** Token Jaccard over content words: 1 is the same statement, 0 shares nothing. */
export function similarity(one: string, other: string): number {
  const a = contentWords(one);
  const b = contentWords(other);
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}

export const SAME_NAME = 0.75;
export const SAME_STATEMENT = 0.7;
export const SAME_WORDS = 0.99;

/** True when the two say the same thing to a reader. */
export function isNearDuplicate(one: string, other: string, limit: number = SAME_STATEMENT): boolean {
  return similarity(one, other) >= limit;
}

/** Keeps the first of each meaning, leaving out what `present` already says. */
export function withoutRepeats<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  present: readonly string[],
  limit: number,
): T[] {
  const seen = [...present];
  return items.filter((item) => {
    const text = textOf(item);
    if (seen.some((known) => isNearDuplicate(known, text, limit))) return false;
    seen.push(text);
    return true;
  });
}
