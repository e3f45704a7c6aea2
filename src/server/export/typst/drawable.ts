import { createCoverage, type Span } from "./font-coverage.ts";

const IGNORED = /^(?:\p{Default_Ignorable_Code_Point}|[ \n\t])$/u;
const ORDINARY = /^[\n\u0020-\u007e\u00a0-\u017f]*$/;
const LETTER_WITHOUT_PICTURE = "\ufffd";
/** A word that no line has room for may be broken after so many letters. */
const LONGEST_WORD = 28;
/** Scripts without spaces are broken by the typesetter, and none is broken within what is one letter to its readers. */
const LONG_WORD = new RegExp(
  `[^\\s\\u200b\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]{${LONGEST_WORD}}(?<!\\p{Diacritic}|\\u200d)(?=[^\\s\\p{M}\\u200d])`,
  "gu",
);
const BREAK = "\u200b";
/** Nobody sees it, and PDF/UA allows it nowhere. */
const FORBIDDEN = /\ufeff/g;

/** Texts as they can be set with certain fonts; `without` counts the characters none of them has. */
export function createDrawable(spans: readonly Span[]) {
  const covers = createCoverage(spans);
  let without = 0;
  const drawn = (text: string): string => {
    const broken = text.replace(FORBIDDEN, "").replace(LONG_WORD, `$&${BREAK}`);
    if (ORDINARY.test(broken)) return broken;
    return [...broken.toWellFormed()]
      .map((character) => (IGNORED.test(character) || covers(character) ? character : missed()))
      .join("");
  };
  const missed = () => {
    without += 1;
    return LETTER_WITHOUT_PICTURE;
  };
  return { drawn, without: () => without };
}

const WORDS = new Set(["text", "title", "subtitle", "version", "number", "label", "name", "lines"]);

/** All words in a value, changed; what is no words, such as an address, stays. */
export function mapWords<Value>(value: Value, change: (text: string) => string, key = ""): Value {
  if (typeof value === "string") return (WORDS.has(key) ? change(value) : value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapWords(one, change, key)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapWords(one, change, name)])) as Value;
}
