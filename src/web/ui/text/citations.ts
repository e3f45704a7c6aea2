import { createContext, useContext } from "react";

/** What a number in a text names, and where it is shown; `label` is the number, or the name of what has none. */
export type Cited = { reference: string; label: string; kind: string; name: string; text: string; to: string };
/** A number in a text, from `start` up to `end`. */
export type FoundCited = { reference: string; start: number; end: number };

export type CitationIndex = {
  /** The numbers in a text, in their order. */
  findIn: (text: string) => readonly FoundCited[];
  /** Null where nothing bears the number, undefined while that is not known. */
  get: (reference: string) => Cited | null | undefined;
  cites: (reference: string) => readonly Cited[];
  citedBy: (reference: string) => readonly Cited[];
};

/** Whoever shows the words of a project provides its index; elsewhere, and within a link, words are drawn as they are. */
export const CitationsContext = createContext<CitationIndex | null>(null);

export function useCitations(): CitationIndex | null {
  return useContext(CitationsContext);
}

/** Of the numbers of a text those from `from` up to `to`; a long text is asked line by line. */
export function foundWithin(found: readonly FoundCited[], from: number, to: number): readonly FoundCited[] {
  const first = firstFrom(found, from);
  let last = first;
  for (let next = found[last]; next && next.end <= to; next = found[last]) last += 1;
  return found.slice(first, last);
}

function firstFrom(found: readonly FoundCited[], from: number): number {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.start ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
