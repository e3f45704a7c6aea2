import { unguarded } from "#domain/export/csv-text.ts";
import { NUMBER, REVISION, sheetTitle, TYPE, typeLabel } from "#domain/export/tables.ts";
import { allNouns, asTitle, isNoun, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { OwnRow } from "./source.ts";

/** A sheet, or a file of comma-separated values, whose title is of no account. */
type Grid = { title: string; cells: readonly (readonly string[])[] };

/** What our own workbook says; nothing where a sheet of it is not ours. */
export function ownWorkbook(grids: readonly Grid[]): OwnRow[] | undefined {
  const filled = grids.filter(({ cells }) => cells.some((row) => row.some(Boolean)));
  const read = filled.map(({ title, cells }) => {
    const noun = allNouns.find((one) => sheetTitle(one) === title.trim());
    return noun && hasHead(cells, [NUMBER, REVISION]) ? rowsOf(cells, () => noun) : undefined;
  });
  return read.length > 0 && read.every((rows) => rows !== undefined) ? read.flat() : undefined;
}

/** What our own comma-separated values say; nothing where they are not ours. */
export function ownCsv(cells: readonly (readonly string[])[]): OwnRow[] | undefined {
  if (!hasHead(cells, [NUMBER, TYPE, REVISION])) return undefined;
  const type = cells[0]?.indexOf(TYPE) ?? -1;
  const byLabel = new Map(allNouns.map((noun) => [typeLabel(noun), noun]));
  const plain = cells.map((row) => row.map(unguarded));
  return rowsOf(plain, (row) => byLabel.get(row[type]?.trim() ?? ""));
}

function hasHead([head = []]: Grid["cells"], columns: readonly string[]): boolean {
  return columns.every((column) => head.includes(column));
}

/** Nothing where the kind of a single row is not known. */
function rowsOf([head = [], ...rows]: Grid["cells"], nounOf: (row: readonly string[]) => Noun | undefined): OwnRow[] | undefined {
  const read = rows
    .filter((row) => row.some((cell) => cell.trim()))
    .map((row) => {
      const noun = nounOf(row);
      return noun && rowOf(noun, head, row);
    });
  return read.every((row) => row !== undefined) ? read : undefined;
}

function rowOf(noun: Noun, head: readonly string[], row: readonly string[]): OwnRow {
  const fields = Object.entries<Field>(nouns[noun].fields);
  const words: Record<string, string> = {};
  const other: OwnRow["other"] = [];
  for (const [at, label] of head.entries()) {
    const said = row[at] ?? "";
    if (!said.trim() || [NUMBER, TYPE, REVISION].includes(label)) continue;
    const [name, field] = fields.find(([column, one]) => (one.label ?? asTitle(column)) === label) ?? [];
    if (name && field && !(name in words)) words[name] = wordsIn(field, said);
    else other.push([label || `Column ${at + 1}`, said]);
  }
  const number = numberIn(noun, row[head.indexOf(NUMBER)] ?? "");
  return { noun, ...(number ? { number } : {}), words, other };
}

function wordsIn({ kind, choices = {}, to = "" }: Field, said: string): string {
  if (kind === "choice") return Object.entries(choices).find(([, label]) => label === said.trim())?.[0] ?? said;
  if (kind !== "reference" || !isNoun(to)) return said;
  const [first = ""] = said.trim().split(" ");
  return numberIn(to, first) ? first : said;
}

/** A row that somebody added to the table has none. */
function numberIn(noun: Noun, said: string): number | undefined {
  const [prefix, digits = ""] = said.trim().split("-");
  return prefix === nouns[noun].prefix && /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}
