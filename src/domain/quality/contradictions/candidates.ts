import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isWay } from "#domain/quality/facts/ways.ts";

export type Indexed<Item> = { item: Item; key: string; facts: readonly Fact[] };

/** A word in more rows than this says little about any of them. */
const COMMON = 0.04;
const FEW = 6;
const PALE = 0.3;
/** So few rows are compared each with each, whatever their words. */
const EACH_WITH_EACH = 80;

/** Words that most rows share weigh less, so that two rows need more than the name of the product's main thing in common. */
export function withRareTerms<Item>(rows: readonly Indexed<Item>[]): Indexed<Item>[] {
  const counts = new Map<string, number>();
  for (const { facts } of rows) for (const id of idsOf(facts)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(FEW, rows.length * COMMON);
  const paled = new Map<Term, Term>();
  const pale = (term: Term): Term => {
    const known = paled.get(term);
    if (known) return known;
    const made = term.ids.some((id) => (counts.get(id) ?? 0) > most) ? { ...term, weight: PALE } : term;
    paled.set(term, made);
    return made;
  };
  return rows.map((row) => ({
    ...row,
    facts: row.facts.map((fact) => ({
      ...fact,
      about: { ...fact.about, terms: fact.about.terms.map(pale), said: fact.about.said.map(pale) },
    })),
  }));
}

function idsOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.flatMap(({ about }) => about.terms.flatMap(({ ids }) => ids)));
}

/** The pairs of rows that have anything to do with each other: a rare concept, an attribute, or something left out. */
export function* candidatePairs<Item>(rows: readonly Indexed<Item>[]): Generator<[Indexed<Item>, Indexed<Item>]> {
  if (rows.length <= EACH_WITH_EACH) {
    for (const [at, row] of rows.entries()) for (const partner of rows.slice(at + 1)) yield [row, partner];
    return;
  }
  const places = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    for (const mark of marksOf(row.facts)) {
      const list = places.get(mark) ?? [];
      list.push(at);
      places.set(mark, list);
    }
  }
  const scoped = new Set(rows.flatMap(({ facts }, at) => (facts.some(({ kind }) => kind === "scope") ? [at] : [])));
  for (const [at, row] of rows.entries()) {
    const near = new Set<number>(scoped.has(at) ? rows.keys() : scoped);
    for (const mark of marksOf(row.facts)) for (const other of places.get(mark) ?? []) near.add(other);
    for (const other of [...near].toSorted((a, b) => a - b)) {
      const partner = rows[other];
      if (other > at && partner) yield [row, partner];
    }
  }
}

function marksOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap(({ kind, attribute, about }) => [
      ...about.terms.flatMap(({ ids, weight }) => (weight === 1 ? ids : [])),
      ...(kind === "quantity"
        ? attribute
            .split("|")
            .filter(Boolean)
            .map((name) => `=${name}`)
        : []),
      ...((kind === "choice" || kind === "format") && !isWay(attribute) ? [`=${attribute}`] : []),
    ]),
  );
}
