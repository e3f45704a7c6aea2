import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { areApart } from "./overlap.ts";
import type { ReadRow } from "./report.ts";

/** Two rows that say nearly the same; `share` is the part of their words, by rarity, that they have in common (0 to 1). */
export type Duplicate<Row> = { a: ReadRow<Row>; b: ReadRow<Row>; share: number };
export type FactsOf = (text: string) => readonly Fact[];

const SAME = 0.82;
const FEWEST = 3;

/** In pairs, and in rows each is compared with of those that share a rare word with it. */
const MOST_FOUND = 1_000;
const MOST_COMPARED = 300;

/** Pairs of rows with nearly the same words, rare words counting most; other deeds, other conditions and other roles are no duplicates. */
export function duplicatesAmong<Row>(rows: readonly ReadRow<Row>[], factsOf: FactsOf): Duplicate<Row>[] {
  const read = rows.map((row) => ({ row, ...saidBy(factsOf(row.text)) })).filter(({ words }) => words.size >= FEWEST);
  const counts = new Map<string, number>();
  for (const { words } of read) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + read.length / (counts.get(word) ?? 1));
  const sums = read.map(({ words }) => sum(words, rarity));
  const places = new Map<string, number[]>();
  const found: Duplicate<Row>[] = [];
  for (const [at, one] of read.entries()) {
    if (found.length >= MOST_FOUND) break;
    const near = new Set<number>();
    for (const word of rarestOf(one.words, rarity, sums[at] ?? 0)) {
      const list = places.get(word) ?? [];
      for (const other of list.slice(-MOST_COMPARED)) near.add(other);
      list.push(at);
      places.set(word, list);
    }
    for (const other of [...near].toSorted((a, b) => a - b).slice(-MOST_COMPARED)) {
      const before = read[other];
      if (!before) continue;
      let common = 0;
      for (const word of one.words) if (before.words.has(word)) common += rarity(word);
      const share = common / ((sums[at] ?? 0) + (sums[other] ?? 0) - common);
      if (share >= SAME && before.row.key !== one.row.key && areOneStatement(before, one)) {
        found.push({ a: before.row, b: one.row, share });
      }
    }
  }
  return found;
}

/** A little more than two rows may differ by: those that share none of these words share too little to be nearly the same. */
const APART = 1.01 - SAME;

/** The rarest words of a row, of which it has at least one in common with every row that says nearly the same. */
function rarestOf(words: ReadonlySet<string>, rarity: (word: string) => number, all: number): string[] {
  const rarest = [...words].toSorted((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1));
  let said = 0;
  return rarest.filter((word) => {
    const isAmong = said <= APART * all;
    said += rarity(word);
    return isAmong;
  });
}

type Said = {
  words: ReadonlySet<string>;
  deeds: ReadonlySet<string>;
  isDenied: boolean;
  people: readonly string[];
  numbers: string;
  terms: readonly Term[];
};

function saidBy(facts: readonly Fact[]): Said {
  const clauses = facts.filter(({ kind, attribute }) => kind === "polarity" && attribute === "");
  const terms = clauses.flatMap(({ about }) => about.terms);
  return {
    words: new Set(terms.map(({ ids }) => ids[0] ?? "")),
    deeds: new Set(clauses.flatMap(({ about }) => (about.main ? [about.main] : []))),
    isDenied: clauses.some(({ comparator }) => comparator === "does not"),
    people: [...clauses.flatMap(({ actor }) => actor), ...terms.filter(isPerson).flatMap(({ ids }) => ids)],
    numbers: facts
      .filter(({ kind }) => kind === "quantity" || kind === "retention")
      .map(({ value, unit }) => `${value} ${unit}`)
      .toSorted()
      .join(),
    terms,
  };
}

/** The guards: another main verb, a denial on one side, another role, another number or case. */
function areOneStatement(a: Said, b: Said): boolean {
  const sameDeeds = a.deeds.size === b.deeds.size && [...a.deeds].every((deed) => b.deeds.has(deed));
  const samePeople = a.people.length === 0 || b.people.length === 0 || a.people.every((person) => b.people.includes(person));
  return sameDeeds && samePeople && a.isDenied === b.isDenied && a.numbers === b.numbers && !areApart(a.terms, b.terms);
}

function sum(words: ReadonlySet<string>, weigh: (word: string) => number): number {
  let total = 0;
  for (const word of words) total += weigh(word);
  return total;
}
