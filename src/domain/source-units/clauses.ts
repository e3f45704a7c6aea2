import { type ReadClause, readClauses } from "#domain/drafter/analysis/grammar/clauses.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { type Span, trimmed } from "./sentences.ts";

const STOPS = /\s*;\s*/g;
const JOINT =
  /\s*(?:;|\s[—–-]\s|—)\s*|,\s+(?=(?:und|aber|oder|sondern|wobei|während|et|mais|ou|puis|tandis que|y|pero|o|e|mas|porém|while|whereas)\s)/giu;
const TRAILS = /(?:[\s,;:—–-]|\s(?:and|or|but|then|so|also|und|aber|oder|et|mais|puis|ou|y|pero|o|e|mas)\b)+$/iu;
const LED = /^(?:[\s,;:—–-]|(?:and|or|but|then|so|also|und|aber|oder|et|mais|puis|ou|y|pero|e|mas)\s)+/iu;

/** The clauses of a sentence: in English each deed and each thing said beside it, elsewhere what is set apart by a joint. */
export function clausesIn(text: string, sentence: Span, isEnglish: boolean): Span[] {
  const said = text.slice(sentence.start, sentence.end);
  const joints = [...said.matchAll(isEnglish ? STOPS : JOINT)].map(({ index }) => index);
  const starts = isEnglish ? [...englishStarts(said), ...joints] : joints;
  const bounds = [0, ...new Set(starts.filter((at) => at > 0)), said.length].toSorted((a, b) => a - b);
  return bounds
    .slice(0, -1)
    .map((start, at) => ({ start, end: bounds[at + 1] ?? said.length }))
    .map(({ start, end }) => {
      const lead = start === 0 ? 0 : (LED.exec(said.slice(start, end))?.[0].length ?? 0);
      return trimmed(text, { start: sentence.start + start + lead, end: sentence.start + end });
    })
    .map(({ start, end }) => ({ start, end: end - (TRAILS.exec(text.slice(start, end))?.[0].length ?? 0) }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Where the clauses of an English sentence begin, except the first. */
function englishStarts(said: string): number[] {
  const words = wordsOf(said);
  const places = placesOf(words, said);
  const clauses = readClauses(words);
  const begins = clauses.filter(({ marker, aside }) => marker === "" || aside);
  return begins.flatMap((clause, at) => {
    if (at === 0 || clauses[clauses.indexOf(clause) - 1]?.marker === "helping" || isHalf(begins[at - 1], clause)) return [];
    const place = places[startOf(clause, words)];
    return place === undefined ? [] : [place];
  });
}

/** With the condition said before it: "if it rains, the match is moved". */
function startOf({ from, conditions }: ReadClause, words: readonly Word[]): number {
  const start = Math.min(from, ...conditions.map((condition) => condition.from));
  return /^(comma|conj)$/.test(words[start - 1]?.tag ?? "") ? start - 1 : start;
}

/** "confirms or rejects each suggestion": the first says nothing without the second. */
function isHalf(before: ReadClause | undefined, { from }: ReadClause): boolean {
  return before !== undefined && before.group.end >= from;
}

/** Where each word stands in what was said. */
function placesOf(words: readonly Word[], said: string): number[] {
  const plain = said.replace(/’/g, "'");
  let from = 0;
  return words.map(({ text }) => {
    const at = plain.indexOf(text, from);
    if (at >= 0) from = at + text.length;
    return at >= 0 ? at : from;
  });
}
