import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { remembering } from "./reading.ts";

const EXCEPTION =
  /\b(?:unless|except(?:ing)?(?: (?:for|when|if|in|on|that|where))?|apart from|other than|with the exception of|save for|but not|without the (?:consent|agreement|approval|permission) of)\b([^,.;:]*)/giu;
const WITHOUT = /\b(?:without|no|not|never|regardless of|even)\s+(?:\p{L}+\s+){0,2}$/iu;
const NEAR = 0.8;

type Read = { exceptions: readonly (readonly Term[])[]; terms: readonly Term[] };

/** What a text excepts, and all it speaks of. */
const readingOf = remembering((text, clauses): Read => {
  const terms = clauses.flatMap((clause) => [...clause.terms, ...clause.actor]);
  const exceptions = [...text.matchAll(EXCEPTION)].map(({ index, 0: found }) => {
    const isIn = ({ start }: Term) => start >= index && start < index + found.length;
    const rest = terms.filter((term) => !isIn(term));
    return terms.filter((term) => isIn(term) && term.weight === 1 && !isAmong(term, rest));
  });
  return { exceptions, terms };
});

const isAmong = (term: Term, others: readonly Term[]) => others.some((other) => nearnessOf(term, other) >= NEAR);

/** Whether one row excepts the case the other is of: "unless it is urgent", "when it is urgent". */
export function fulfilsException(a: string, b: string): boolean {
  return isFulfilled(readingOf(a), readingOf(b), b) || isFulfilled(readingOf(b), readingOf(a), a);
}

function isFulfilled({ exceptions }: Read, { terms }: Read, text: string): boolean {
  const isSaid = (term: Term) =>
    terms.some((other) => nearnessOf(term, other) >= NEAR && !WITHOUT.test(text.slice(0, other.start)));
  return exceptions.some((excepted) => {
    const named = excepted.filter(({ place }) => place?.role !== "deed");
    return (named.length > 0 ? named : excepted).some(isSaid);
  });
}
