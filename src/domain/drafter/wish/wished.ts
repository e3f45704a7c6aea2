import { contentWords } from "#domain/drafter/similarity.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { type Most, wishOf } from "./wish.ts";

/** What says in a row what it is about; a description names much besides. */
const ABOUT = ["name", "story"];
/** In characters: what is no longer stays as it is. */
const SHORT = 160;
/** What lists are called says nothing of what a row of them is about. */
const GENERIC = contentWords(
  "page screen section feature story stories user class risk test case assumption measure requirement interface row entry entries paragraph",
);

/** What the rows of a list are counted by, at the end of a bound. */
const counted: { readonly [Name in Noun]?: RegExp } = {
  user_classes: /\bclass(?:es)?$/i,
  pages: /\b(?:pages?|screens?)$/i,
  user_stories: /\bstor(?:y|ies)$/i,
  features: /\bfeatures?$/i,
  risks: /\brisks?$/i,
  assumptions: /\bassumptions?$/i,
  security_measures: /\bmeasures?$/i,
  external_interfaces: /\binterfaces?$/i,
  quality_requirements: /\brequirements?$/i,
  test_cases: /\b(?:cases?|tests?)$/i,
};

/** Drafted rows of a list within the bounds that the instruction names; a row that is only asked for may be none. */
export function wishedRows<Row extends object>(rows: readonly Row[], instruction: string | undefined, list: Noun): Row[] {
  const wish = wishOf(instruction);
  const allowed = rows.filter((row) => !wish.without.some((words) => textsIn(row, ABOUT).some((text) => names(text, words))));
  const asked = allowed.filter((row) => wish.only.some((words) => textsIn(row).some((text) => names(text, words))));
  const kept = asked.length > 0 ? asked : allowed;
  const few = kept.slice(0, wish.most.findLast((most) => isOfList(most, list))?.count);
  return shorterRows(few, instruction);
}

/** Rows with shorter texts, where that is asked for. */
export function shorterRows<Row extends object>(rows: readonly Row[], instruction: string | undefined): Row[] {
  return wishOf(instruction).shorter ? rows.map(shorterRow) : [...rows];
}

/** A drafted text within the bounds that the instruction names. */
export function wishedText(text: string, instruction: string | undefined): string {
  const wish = wishOf(instruction);
  const allowed = keepSentences(text, (sentence) => !wish.without.some((words) => names(sentence, words)));
  const short = wish.shorter ? firstSentences(allowed) : allowed;
  const most = wish.most.findLast(isOfWords);
  return most ? withinWords(short, most.count) : short;
}

export function isOfWords({ of }: Most): boolean {
  return /\bwords?$/i.test(of);
}

/** Whether rows of this list are bounded; a bound of rows that names no list holds for each. */
export function isOfList(most: Most, list: Noun): boolean {
  if (isOfWords(most)) return false;
  return counted[list]?.test(most.of) || !Object.values(counted).some((words) => words.test(most.of));
}

/** Whether something drafted is about what the words name. */
export function isAbout(drafted: unknown, words: string): boolean {
  if (typeof drafted === "string") return names(drafted, words);
  return Array.isArray(drafted) && drafted.some((row: object) => textsIn(row).some((text) => names(text, words)));
}

function names(text: string, words: string): boolean {
  const wanted = [...contentWords(words)].filter((word) => !GENERIC.has(word));
  const found = contentWords(text);
  return wanted.length > 0 && wanted.every((word) => found.has(word));
}

function textsIn(row: object, wanted?: readonly string[]): string[] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" && (wanted?.includes(name) ?? true) ? value : [],
  );
}

function shorterRow<Row extends object>(row: Row): Row {
  const shorter = (value: unknown) => (typeof value === "string" && value.length > SHORT ? firstSentences(value) : value);
  // the same row with some of its texts cut
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shorter(value)])) as Row;
}

const sentences = (line: string) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d*"“])/u);

/** Of each line its first sentence, and what it begins with. */
function firstSentences(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [first = "", second = ""] = sentences(line);
      return /^\*\*[^*]+\*\*$/.test(first) ? `${first} ${second}`.trim() : first;
    })
    .join("\n");
}

function keepSentences(text: string, isKept: (sentence: string) => boolean): string {
  const lines = text.split("\n").map((line) => ({ line, kept: sentences(line).filter(isKept).join(" ") }));
  return lines
    .filter(({ line, kept }) => line === "" || kept !== "")
    .map(({ kept }) => kept)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withinWords(text: string, most: number): string {
  let left = most;
  return keepSentences(text, (sentence) => {
    left -= sentence.split(/\s+/).length;
    return left >= 0;
  });
}
