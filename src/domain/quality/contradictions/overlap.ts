import { onceEach } from "#domain/once.ts";
import { areOne } from "#domain/quality/contradictions/one-thing.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { CONTRASTS, OPPOSITES } from "#domain/quality/facts/lexicon/contrasts.ts";

export type Overlap = { share: number; count: number; weight: number; shared: readonly Term[] };

const distinct = onceEach((terms: readonly Term[]) => {
  const isKnown = (term: Term, at: number) => terms.some((other, before) => before < at && areOne(term, other));
  return terms.filter((term, at) => !isKnown(term, at));
});

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

type Side = "left" | "right";
/** Of each line of contrasts the words that are said, and which side of two opposites is, where it is one of them. */
type SaidBy = { contrasting: ReadonlyMap<number, readonly string[]>; sides: ReadonlyMap<number, Side> };

/** Words that stand right before another term are told apart from words that are done. */
const saidBy = onceEach((terms: readonly Term[]): SaidBy => {
  const starts = new Set(terms.map(({ start }) => start));
  const all = new Set(terms.flatMap(names));
  const beside = new Set(terms.filter(({ end }) => starts.has(end + 1)).flatMap(names));
  const contrasting = new Map<number, readonly string[]>();
  for (const [at, { words, isBeside }] of contrasts.entries()) {
    const said = words.filter((word) => (isBeside ? beside : all).has(word));
    if (said.length > 0) contrasting.set(at, said);
  }
  const sides = new Map<number, Side>();
  for (const [at, [left = "", right = ""]] of opposites.entries())
    if (all.has(left) !== all.has(right)) sides.set(at, all.has(left) ? "left" : "right");
  return { contrasting, sides };
});

/** Whether each speaks of a case of its own, such as the free plan and the paid one. */
export function areApart(a: readonly Term[], b: readonly Term[]): boolean {
  const [one, other] = [saidBy(a).contrasting, saidBy(b).contrasting];
  for (const [line, words] of one) {
    const others = other.get(line);
    if (others && !words.some((word) => others.includes(word))) return true;
  }
  return false;
}

/** The pairs of opposite words the two differ by. */
export function oppositesBetween(a: readonly Term[], b: readonly Term[]): number {
  const [one, other] = [saidBy(a).sides, saidBy(b).sides];
  let count = 0;
  for (const [pair, side] of one) {
    const opposite = other.get(pair);
    if (opposite && opposite !== side) count += 1;
  }
  return count;
}
