import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isWay } from "#domain/quality/facts/ways.ts";

export type Indexed<Item> = { item: Item; key: string; facts: readonly Fact[] };

/** A word in more rows than this says little about any of them. */
const COMMON = 0.04;
const FEW = 6;
const PALE = 0.3;
/** So few rows are compared each with each, whatever their words. */
const EACH_WITH_EACH = 80;
/** Of the rows after it, a row is compared with so many that share a mark with it, found among so many. */
const MOST_PARTNERS = 150;
const MOST_LOOKED_AT = 2_000;
/** So many rows that leave something out are compared with all others. */
const MOST_SCOPED = 50;

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

export type Candidates = {
  /** The places of both, in the order of the rows. */
  pairs(): Generator<[number, number]>;
  /** The rows that have more to do with others than is compared, by their places; whole once all pairs were asked for. */
  cut: Set<number>;
};

/**
 * The pairs of rows that have anything to do with each other: a rare concept, an attribute, or something left out. Of what more rows
 * share than are compared, a row is paired with those that share with it what the fewest do, and stand next to it.
 */
export function candidatePairs<Item>(rows: readonly Indexed<Item>[]): Candidates {
  const cut = new Set<number>();
  return { pairs: () => (rows.length <= EACH_WITH_EACH ? eachWithEach(rows.length) : nearPairs(rows, cut)), cut };
}

function* eachWithEach(rows: number): Generator<[number, number]> {
  for (let at = 0; at < rows; at += 1) for (let other = at + 1; other < rows; other += 1) yield [at, other];
}

/** The rows that share a mark; those before `next` were paired with all others. */
type Sharing = { at: number[]; next: number };

function* nearPairs<Item>(rows: readonly Indexed<Item>[], cut: Set<number>): Generator<[number, number]> {
  const marks = rows.map(({ facts }) => [...marksOf(facts)]);
  const sharing = new Map<string, Sharing>();
  for (const [at, own] of marks.entries()) {
    for (const mark of own) {
      const known = sharing.get(mark);
      if (known) known.at.push(at);
      else sharing.set(mark, { at: [at], next: 0 });
    }
  }
  const scoped = rows.flatMap(({ facts }, at) => (facts.some(({ kind }) => kind === "scope") ? [at] : []));
  for (const at of scoped.splice(MOST_SCOPED)) cut.add(at);
  for (const at of rows.keys()) {
    const near = new Set((scoped.includes(at) ? [...rows.keys()] : scoped).filter((other) => other > at));
    const own = (marks[at] ?? []).flatMap((mark) => sharing.get(mark) ?? []).toSorted((a, b) => a.at.length - b.at.length);
    if (!addNear(near, own, at)) cut.add(at);
    for (const other of [...near].toSorted((a, b) => a - b)) yield [at, other];
  }
}

/** Those of the rows after one that share a mark with it, the rarest marks first; whether these are all. */
function addNear(near: Set<number>, own: readonly Sharing[], at: number): boolean {
  const most = near.size + MOST_PARTNERS;
  let looked = 0;
  for (const one of own) {
    while ((one.at[one.next] ?? Number.POSITIVE_INFINITY) <= at) one.next += 1;
    for (let place = one.next; place < one.at.length; place += 1) {
      looked += 1;
      if (looked > MOST_LOOKED_AT || near.size >= most) return false;
      near.add(one.at[place] ?? at);
    }
  }
  return true;
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
