/** A number as it stands in a text, with its unit; `value` is the same however it is written. */
export type Figure = { text: string; value: string; at: number };

/** Numbers that are words, with what they say; the database knows the same ones as `private.number_words`. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word, at) => [
    word,
    at + 2,
  ]),
  ...["fifteen", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map((word, at) => [
    word,
    at === 0 ? 15 : (at + 1) * 10,
  ]),
  ...[
    ["dozen", 12],
    ["hundred", 100],
    ["thousand", 1000],
    ["million", 1_000_000],
  ],
] as [string, number][]);
const units =
  "%|percent|milliseconds?|ms|seconds?|s|minutes?|min|hours?|h|days?|weeks?|months?|years?|people|persons|users?|members?|visitors?|attempts?|times|characters?|pages?|kB|KB|MB|GB|TB|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|a month|per month|a year|per year";
const pattern = new RegExp(
  `(?<![\\p{L}\\d@#/.,_-])(?:[€$£]\\s?)?(?:\\d{1,3}(?:[,'’]\\d{3})+|\\d+)(?:[.,]\\d+)?(?:\\s?[€$£]|\\s?(?:${units})(?![\\p{L}\\d]))?(?![\\p{L}\\d@-]|[./]\\d)` +
    `|(?<![\\p{L}-])(?:${Object.keys(numberWords).join("|")})(?:\\s(?:${units}))?(?![\\p{L}-])`,
  "giu",
);
/** Behind these a number is part of a name: "OAuth 2", "WCAG 2.2", "step 3". */
const name =
  /(?:\b(?:OAuth|level|phase|step|chapter|section|version|rev|revision|release)|\b[A-Z]{2,}[A-Za-z]*|^\s*|\n\s*)[\s-]?$/u;

/** The numbers a text states: figures with or without a unit, money and English number words; names, citations and list marks are none. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = match[0];
    const at = match.index;
    const isMark = /^[.)]\s/.test(text.slice(at + found.length));
    const before = text.slice(Math.max(0, at - 24), at);
    const isNamed = /^\d/.test(found) && name.test(before) && (isMark || before.trim() !== "");
    return isNamed || (isMark && before.trim() === "") ? [] : [{ text: found, value: amountOf(found), at }];
  });
}

/** 1,000 and 1000 are the same; a unit does not make another number of it. */
function amountOf(found: string): string {
  const digits = /\d[\d.,'’]*/.exec(found)?.[0];
  if (!digits) return String(numberWords[found.toLowerCase().split(/\s/)[0] ?? ""]);
  return String(Number(digits.replace(/[,'’](?=\d{3}(?!\d))/g, "").replace(",", ".")));
}

/** The numbers of a text that stand in none of the sources. */
export function unsaidFigures(text: string, sources: readonly string[]): Figure[] {
  const said = new Set(sources.flatMap(figuresIn).map(({ value }) => value));
  return figuresIn(text).filter(({ value }) => !said.has(value));
}
