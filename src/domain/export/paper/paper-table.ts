import type { PageMap } from "#domain/pictures/page-map.ts";
import type { PaperTable, Width, Words } from "./paper.ts";
import { type Anchors, linkedLine } from "./words.ts";

/** In letters: up to here a column is as wide as its words, unless it is the last one. */
const NARROW = 16;
const WIDEST = 120;
/** More columns than this share the width among them. */
const MOST_NARROW = 6;
const WIDE_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/** A table whose rows are all as long as its first. */
export function tableOf(columns: Words[], ...given: Words[][]): PaperTable {
  const rows = given.map((row) => columns.map((_, at) => row[at] ?? { runs: [] }));
  const longest = columns.map((column, at) => rows.reduce((most, row) => Math.max(most, lettersOf(row[at])), lettersOf(column)));
  const last = columns.length - 1;
  const widths = longest.map((letters, at): Width => {
    if (at < last && letters <= NARROW && columns.length <= MOST_NARROW) return { letters };
    return { share: Math.round(Math.sqrt(Math.min(Math.max(letters, NARROW), WIDEST)) * 10) };
  });
  return { kind: "table", columns, rows, widths };
}

function lettersOf(words: Words | undefined): number {
  const text = words?.runs.map((run) => run.text).join("") ?? "";
  return text.length + (text.match(WIDE_LETTERS)?.length ?? 0);
}

/** A row for each page, and a column for each class. */
export function pageMapTable({ classes, pages, uses }: PageMap, anchors: Anchors): PaperTable {
  const used = new Set(uses.map((use) => use.join()));
  const rows = pages.map(({ reference, name }, page) => [
    linkedLine([{ cite: reference }, ` ${name}`], anchors),
    ...classes.map((_, user) => linkedLine([used.has([user, page].join()) ? "uses" : "–"], anchors)),
  ]);
  return tableOf([linkedLine(["Page"], anchors), ...classes.map(({ name }) => linkedLine([name], anchors))], ...rows);
}
