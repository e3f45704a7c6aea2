import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import { remembering } from "#domain/quality/contradictions/cases/reading.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { trialIn } from "#domain/quality/facts/trials.ts";

/** What is done first, and what then. */
type Order = { first: readonly Term[]; then: readonly Term[] };
type Parts = { first: [number, number]; then: [number, number] };

const NEAR = 0.8;
/** "two hours before", "five years after" tell how long, not what comes first. */
const TIMED = /\b(?:hours?|minutes?|days?|weeks?|months?|years?|seconds?)\s*$/iu;

/** The order of two deeds in each sentence that tells one. */
const ordersOf = remembering((text, clauses): Order[] => {
  const terms = clauses.flatMap((clause) => clause.terms);
  const within = ([from, to]: [number, number]) => terms.filter(({ start }) => start >= from && start < to);
  const parts = trialIn(text) ? triedIn(text) : clauses.flatMap(({ span }) => toldIn(text, span.start, span.end));
  return parts
    .map(({ first, then }) => ({ first: within(first), then: within(then) }))
    .map(({ first, then }) => ({ first: without(first, then), then: without(then, first) }));
});

const isAmong = (term: Term, others: readonly Term[]) => others.some((other) => nearnessOf(term, other) >= NEAR);
const without = (terms: readonly Term[], others: readonly Term[]) => terms.filter((term) => !isAmong(term, others));

function triedIn(text: string): Parts[] {
  const seenAt = trialIn(text)?.seenAt ?? 0;
  return seenAt > 0 && seenAt < text.length ? [{ first: [0, seenAt], then: [seenAt, text.length] }] : [];
}

function toldIn(text: string, start: number, end: number): Parts[] {
  const said = text.slice(start, end);
  const part = (from: number, to: number): [number, number] => [start + from, start + to];
  const then = /\b(?:and |, )?then\b|\bfollowed by\b|\bafter that\b|\bafterwards\b/iu.exec(said);
  if (then && /\bfirst\b/iu.test(said.slice(0, then.index)))
    return [{ first: part(0, then.index), then: part(then.index, said.length) }];
  const leading = /^\s*(before|after|once)\s[^,]+,/iu.exec(said);
  if (leading) {
    const [head, rest] = [part(0, leading[0].length), part(leading[0].length, said.length)];
    return [/before/iu.test(leading[1] ?? "") ? { first: rest, then: head } : { first: head, then: rest }];
  }
  const inner = /\b(before|(?:only |not |until )?after|only once|only when)\b/iu.exec(said);
  if (!inner || TIMED.test(said.slice(0, inner.index))) return [];
  const [head, rest] = [part(0, inner.index), part(inner.index, said.length)];
  return [/before/iu.test(inner[1] ?? "") ? { first: head, then: rest } : { first: rest, then: head }];
}

/** Of what the shorter one names, so much the other names as well. */
const MOSTLY = 0.5;

/** Whether one does first what the other does then, and the other way round, of one matter; among many rows more must be shared. */
export function areReversed(a: string, b: string, crowd: number): boolean {
  return ordersOf(a).some((one) =>
    ordersOf(b).some(
      (other) =>
        crosses(one.first, other.then) &&
        crosses(one.then, other.first) &&
        sharedBy([...one.first, ...one.then], [...other.first, ...other.then]) >= MOSTLY + crowd / 2,
    ),
  );
}

const isFull = (term: Term) => term.weight === 1;
const crosses = (first: readonly Term[], then: readonly Term[]) =>
  first.filter(isFull).some((term) => isAmong(term, then.filter(isFull)));

function sharedBy(a: readonly Term[], b: readonly Term[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.filter((term) => isAmong(term, many)).length / few.length;
}
