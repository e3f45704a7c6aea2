import { cite } from "#domain/citation.ts";
import { referencesIn } from "#domain/citation-graph.ts";
import { type CitedText, citedTexts } from "#domain/cited.ts";
import { contentLists } from "#domain/content-lists.ts";
import { allNouns, labelledFields, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** A row as it is handed to an agent; `cite` is US-14, `at` the same with its revision, US-14@3. Words are by column. */
export type HandedRow = {
  noun: Noun;
  id: string;
  cite: string;
  at: string;
  name: string;
  revision: number;
  words: Readonly<Record<string, string>>;
  /** The ids of rows that its fields name. */
  to: readonly string[];
};

export type Handed = {
  rows: readonly HandedRow[];
  byCite: ReadonlyMap<string, HandedRow>;
  byId: ReadonlyMap<string, HandedRow>;
  /** What a row has to do with by itself: what its fields name, what it cites, and whatever names or cites it. */
  neighbours(row: HandedRow): readonly HandedRow[];
};

const known = new WeakMap<ProjectContent, Handed>();

/** All rows of a project in the order they are read in, made once as long as nothing changes. */
export function handedRows(content: ProjectContent): Handed {
  const before = known.get(content);
  if (before) return before;
  const made = handed(content);
  known.set(content, made);
  return made;
}

type Row = { id: string; number: number; revision: number; name: string };

function handed(content: ProjectContent): Handed {
  const lists: Record<Noun, readonly Row[]> = contentLists(content);
  const all = allNouns.flatMap((noun) => lists[noun].map((row): [Noun, Row] => [noun, row]));
  const names = new Map(all.map(([noun, { id, number, name }]) => [id, `${cite(noun, number)} ${onOneLine(name)}`]));
  const own = new Map<HandedRow, Row>();
  const rows = all.map(([noun, row]): HandedRow => {
    const { words, to } = wordsOf(noun, row, names);
    const number = cite(noun, row.number);
    const { id, name, revision } = row;
    const made = { noun, id, cite: number, at: `${number}@${revision}`, name: onOneLine(name), revision, words, to };
    own.set(made, row);
    return made;
  });
  const byCite = new Map(rows.map((row) => [row.cite, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  let links: Map<HandedRow, Set<HandedRow>> | undefined;
  return {
    rows,
    byCite,
    byId,
    neighbours: (row) => {
      links ??= linksOf(own, byCite, byId);
      return [...(links.get(row) ?? [])];
    },
  };
}

/** A name that goes on below would pass for another row there. */
const onOneLine = (name: string) => name.replaceAll(/[\s\u0085]+/g, " ");

/** The words of a row; a row it names is told by its number and name, a choice by what it is called. */
function wordsOf(noun: Noun, row: object, names: ReadonlyMap<string, string>) {
  const given: Readonly<Record<string, unknown>> = { ...row };
  const words: Record<string, string> = {};
  const to: string[] = [];
  for (const [name, field] of labelledFields(noun)) {
    const value = given[name];
    if (value === null || value === undefined || value === "") continue;
    if (field.to) to.push(String(value));
    words[name] = field.to ? (names.get(String(value)) ?? "") : String(value);
  }
  return { words, to };
}

const citedBy = new WeakMap<Row, readonly string[]>();

/** The numbers in the words of a row, looked for once as long as it is the same. */
function citedIn(noun: Noun, row: Row): readonly string[] {
  const before = citedBy.get(row);
  if (before) return before;
  const given: Readonly<Record<string, unknown>> = { ...row };
  const words = labelledFields(noun).flatMap(([name, field]) => (field.to ? [] : [String(given[name] ?? "")]));
  const cited = referencesIn(words);
  citedBy.set(row, cited);
  return cited;
}

function linksOf(own: ReadonlyMap<HandedRow, Row>, byCite: Handed["byCite"], byId: Handed["byId"]) {
  const links = new Map<HandedRow, Set<HandedRow>>([...own.keys()].map((row) => [row, new Set()]));
  for (const [row, kept] of own) {
    const cited = citedIn(row.noun, kept).map((reference) => byCite.get(reference));
    for (const other of [...row.to.map((id) => byId.get(id)), ...cited]) {
      if (!other || other === row) continue;
      links.get(row)?.add(other);
      links.get(other)?.add(row);
    }
  }
  return links;
}

/** A text of the specification; `cite` is project_scope, `at` the same with the revision it was read at. */
export type HandedText = { cite: string; at: string; name: string; text: string };

export function handedTexts({ specification }: ProjectContent): readonly HandedText[] {
  return Object.entries(citedTexts).flatMap(([column, name]) => {
    const text = specification?.[column as CitedText];
    return text ? [{ cite: column, at: `${column}@${specification?.revision ?? 1}`, name, text }] : [];
  });
}
