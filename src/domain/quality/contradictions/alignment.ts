import type { Term } from "#domain/quality/facts/fact.ts";
import { isDeed } from "#domain/quality/facts/words.ts";
import { rarityOf } from "#domain/words/rarity.ts";
import { areListedAsOne, closeness } from "./one-thing.ts";

/** How much two lists of terms speak of the same, each from 0 to 1. */
export type Alignment = {
  /** The part of the one that is in the other in any words, for the list that is covered more and for the other one. */
  most: number;
  least: number;
  /** The part that is in the other in the same words, of the one that is covered more. */
  literal: number;
  /** How much each list names that is nowhere in the other, for the one that has less of it; in words as rare as "kayak". */
  own: number;
};

const KIND = 0.8;
const LEAST_NEAR = 0.25;
const MOST_NEAR = 0.7;

/** How near what two terms say is: 1 for the same, less for a kind of it or what is used like it. */
export function nearnessOf(a: Term, b: Term): number {
  if (areListedAsOne(a, b)) return 1;
  const { relation, near } = closeness(a, b);
  if (relation === "same") return 1;
  if (relation === "kind") return KIND;
  return near > LEAST_NEAR ? Math.min(MOST_NEAR, near * 1.1) : 0;
}

/** How much of what the first terms say is in the others, from 0 to 1. */
export const coveredIn = (terms: readonly Term[], others: readonly Term[]): number => coverage(terms, others).share;

export function alignmentOf(a: readonly Term[], b: readonly Term[]): Alignment {
  const [one, other] = [coverage(a, b), coverage(b, a)];
  return {
    most: Math.max(one.share, other.share),
    least: Math.min(one.share, other.share),
    literal: Math.max(one.literal, other.literal),
    own: Math.min(one.own, other.own),
  };
}

function coverage(terms: readonly Term[], others: readonly Term[]) {
  let [all, near, same, own] = [0, 0, 0, 0];
  for (const term of terms) {
    const weight = weightOf(term);
    const best = Math.max(0, ...others.map((other) => nearnessOf(term, other)));
    all += weight;
    near += weight * best;
    if (others.some((other) => other.text === term.text || areListedAsOne(term, other))) same += weight;
    if (best < KIND && !term.ids.every(isDeed)) own += weight;
  }
  return { share: all === 0 ? 0 : near / all, literal: all === 0 ? 0 : same / all, own };
}

const PALE = 0.3;

const weightOf = ({ text, weight }: Term) => (weight < 1 ? PALE : rarityOf(text));
