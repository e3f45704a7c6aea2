import { areOne } from "#domain/quality/contradictions/one-thing.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { CONTRASTS, OPPOSITES } from "#domain/quality/facts/lexicon/contrasts.ts";

export type Overlap = { share: number; count: number; weight: number; shared: readonly Term[] };

const distinct = (terms: readonly Term[]) => terms.filter((term, at) => !terms.slice(0, at).some((other) => areOne(term, other)));

/** How much of the shorter list of terms the longer one holds, by weight. */
export function overlapOf(a: readonly Term[], b: readonly Term[]): Overlap {
  const one = distinct(a);
  const other = distinct(b);
  const shared = one.filter((term) => other.some((candidate) => areOne(term, candidate)));
  const sum = (terms: readonly Term[]) => terms.reduce((total, { weight }) => total + weight, 0);
  const least = Math.min(sum(one), sum(other));
  const weight = sum(shared);
  return { share: least === 0 ? 0 : weight / least, count: shared.filter((term) => term.weight === 1).length, weight, shared };
}

const linesOf = (lexicon: string) =>
  lexicon
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(",").map((word) => word.trim()));
/** Behind "~" stand words that tell apart only beside the thing they are said of. */
const contrasts = linesOf(CONTRASTS).map(([first = "", ...others]) => ({
  words: [first.replace("~", ""), ...others],
  isBeside: first.startsWith("~"),
}));
const opposites = linesOf(OPPOSITES);

const names = ({ ids, text }: Term) => [...ids, text];

type SaidBy = { all: ReadonlySet<string>; beside: ReadonlySet<string> };
/** A row is compared with many others. */
const read = new WeakMap<readonly Term[], SaidBy>();

/** Words that stand right before another term are told apart from words that are done. */
function saidBy(terms: readonly Term[]): SaidBy {
  const known = read.get(terms);
  if (known) return known;
  const beside = terms.filter(({ end }) => terms.some(({ start }) => start === end + 1));
  const said = { all: new Set(terms.flatMap(names)), beside: new Set(beside.flatMap(names)) };
  read.set(terms, said);
  return said;
}

/** Whether each speaks of a case of its own, such as the free plan and the paid one. */
export function areApart(a: readonly Term[], b: readonly Term[]): boolean {
  const one = saidBy(a);
  const other = saidBy(b);
  return contrasts.some(({ words, isBeside }) => {
    const ofOne = words.filter((word) => (isBeside ? one.beside : one.all).has(word));
    const ofOther = words.filter((word) => (isBeside ? other.beside : other.all).has(word));
    return ofOne.length > 0 && ofOther.length > 0 && !ofOne.some((word) => ofOther.includes(word));
  });
}

/** The pairs of opposite words the two differ by. */
export function oppositesBetween(a: readonly Term[], b: readonly Term[]): number {
  const { all: one } = saidBy(a);
  const { all: other } = saidBy(b);
  return opposites.filter(
    ([left = "", right = ""]) =>
      (one.has(left) && other.has(right) && !one.has(right) && !other.has(left)) ||
      (one.has(right) && other.has(left) && !one.has(left) && !other.has(right)),
  ).length;
}
