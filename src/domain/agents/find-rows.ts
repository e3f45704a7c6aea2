import { cite } from "#domain/citation.ts";
import { folded, rowNamedBy, wordsAsked } from "#domain/search.ts";
import type { Handed, HandedRow } from "./handed-rows.ts";

const foldedRows = new WeakMap<HandedRow, { name: string; all: string }>();

/** Rows that say every word asked for, those first whose name does; a number finds its row. */
export function findRows({ rows, byCite }: Handed, query: string): readonly HandedRow[] {
  const named = rowNamedBy(query.trim().replace(/@\d+$/, ""));
  const one = named && byCite.get(cite(named.noun, named.number));
  if (one) return [one];
  const words = wordsAsked(query);
  if (words.length === 0) return [];
  const found = rows.filter((row) => words.every((word) => textOf(row).all.includes(word)));
  const inName = (row: HandedRow) => words.every((word) => textOf(row).name.includes(word));
  return [...found.filter(inName), ...found.filter((row) => !inName(row))];
}

function textOf(row: HandedRow) {
  const before = foldedRows.get(row);
  if (before) return before;
  const made = { name: folded(row.name), all: folded(`${row.cite} ${Object.values(row.words).join(" ")}`) };
  foldedRows.set(row, made);
  return made;
}

const COMMON = 0.2;

/** Those of `others` that share uncommon words with these texts, the most alike first. */
export function alike(handed: Handed, texts: readonly HandedRow[], others: readonly HandedRow[]): readonly HandedRow[] {
  const counts = countsOf(handed);
  const most = Math.max(2, handed.rows.length * COMMON);
  const asked = new Set(texts.flatMap((row) => [...wordsOf(row)]).filter((word) => (counts.get(word) ?? 0) <= most));
  const shared = (row: HandedRow) => [...asked].filter((word) => wordsOf(row).has(word)).length;
  return others
    .map((row) => ({ row, score: shared(row) }))
    .filter(({ score }) => score > 1)
    .toSorted((one, other) => other.score - one.score)
    .map(({ row }) => row);
}

const counted = new WeakMap<Handed, ReadonlyMap<string, number>>();

/** In how many rows each word stands. */
function countsOf(handed: Handed): ReadonlyMap<string, number> {
  const before = counted.get(handed);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const row of handed.rows) for (const word of wordsOf(row)) counts.set(word, (counts.get(word) ?? 0) + 1);
  counted.set(handed, counts);
  return counts;
}

const distinct = new WeakMap<HandedRow, ReadonlySet<string>>();

function wordsOf(row: HandedRow): ReadonlySet<string> {
  const before = distinct.get(row);
  if (before) return before;
  const made = new Set(textOf(row).all.match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  distinct.set(row, made);
  return made;
}
