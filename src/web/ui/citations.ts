import { createContext, useContext } from "react";

/** What a number in a text names, and where it is shown; `label` is the number, or the name of what has none. */
export type Cited = { reference: string; label: string; kind: string; name: string; text: string; to: string };

export type CitationIndex = {
  /** The numbers in a text, in their order. */
  findIn: (text: string) => readonly { reference: string; start: number; end: number }[];
  /** Null where nothing bears the number, undefined while that is not known. */
  get: (reference: string) => Cited | null | undefined;
  cites: (reference: string) => readonly Cited[];
  citedBy: (reference: string) => readonly Cited[];
};

/** Whoever shows the words of a project provides its index; elsewhere words are drawn as they are. */
export const CitationsContext = createContext<CitationIndex | null>(null);

export function useCitations(): CitationIndex | null {
  return useContext(CitationsContext);
}
