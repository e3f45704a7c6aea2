import { isStatement } from "#domain/bring/statements.ts";
import { topicOf } from "#domain/bring/topics.ts";

type Rows = readonly (readonly string[])[];

const NUMBER = /^(?:\d{1,3}(?:\.\d{1,3})*|\p{Lu})\.?$/u;
export const MOST_TITLE = 80;
const filledIn = (row: readonly string[]) => row.filter(Boolean).length;

/** Rows that have nothing but a number and words, and head those whose numbers go on from theirs: 2 before 2.1. */
export function chaptersIn(rows: Rows, columns: readonly string[]): ReadonlyMap<number, { level: number; text: string }> {
  const chapters = new Map<number, { level: number; text: string }>();
  if (columns.filter(Boolean).length < 3) return chapters;
  for (const [at, row] of rows.entries()) {
    const [number = "", text = ""] = row.filter(Boolean);
    if (filledIn(row) !== 2 || row[0] !== number || !NUMBER.test(number) || text.length > MOST_TITLE || isStatement(text))
      continue;
    const stem = number.replace(/\.$/, "");
    const [next = ""] = rows.slice(at + 1).find((other) => filledIn(other) > 0) ?? [];
    if (!new RegExp(`^${stem}[.-]?\\d`, "u").test(next) || next.startsWith(`${stem}0`)) continue;
    chapters.set(at, { level: Math.min(stem.split(".").length + 1, 6), text });
  }
  return chapters;
}

type Lone = "heading" | "item" | "paragraph";

/** Rows of a table of several columns in which one cell says something: they head what follows, or are a list of their own. */
export function headingsAmong(rows: Rows, columns: readonly string[]): ReadonlyMap<number, Lone> {
  const lone = new Map<number, Lone>();
  if (columns.filter(Boolean).length < 3) return lone;
  const isLone = (row: readonly string[] | undefined) => row !== undefined && filledIn(row) === 1 && isTitle(row);
  const wide = rows.filter((row) => filledIn(row) > 1).length;
  const alone = rows.filter((row) => filledIn(row) === 1).length;
  let at = 0;
  while (at < rows.length) {
    const run: number[] = [];
    let next = at;
    while (next < rows.length && (isLone(rows[next]) || filledIn(rows[next] ?? []) === 0)) {
      if (isLone(rows[next])) run.push(next);
      next += 1;
    }
    // where most rows say one thing only, that is what rows are
    if (run.length > 0 && alone <= Math.max(wide, 4))
      for (const [index, one] of run.entries()) lone.set(one, kindOf(rows, run, index, next));
    at = Math.max(next, at + 1);
  }
  return lone;
}

function kindOf(rows: Rows, run: readonly number[], index: number, next: number): Lone {
  const at = run[index] ?? 0;
  const text = rows[at]?.find(Boolean) ?? "";
  const isLast = index === run.length - 1;
  const isEnd = next >= rows.length;
  if (isLast && !isEnd && next === at + 1 && (run.length === 1 || !isSentence(text))) return "heading";
  if (run.length === 1) return isEnd || (rows[at]?.[0] ?? "") === "" ? "paragraph" : "heading";
  return topicOf(text) && !isSentence(text) ? "heading" : "item";
}

const isSentence = (text: string) => /[.!?]$/u.test(text) || isStatement(text);

function isTitle(row: readonly string[]): boolean {
  const text = row.find(Boolean) ?? "";
  return text.length <= MOST_TITLE && !/^[\p{L}-]{0,6}\d+$/u.test(text);
}
