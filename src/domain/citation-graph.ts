import { citationsIn } from "./citations-in.ts";

/** Whatever has words that may cite: a row by its number, or a text of the specification by a name of its own. */
export type Citing = { reference: string; texts: readonly string[] };
export type CitationGraph = {
  /** What each cites, in the order of its words, once each; only what exists, and never itself. */
  cites: ReadonlyMap<string, readonly string[]>;
  /** What each is cited by, in the order given. */
  citedBy: ReadonlyMap<string, readonly string[]>;
};

/** Texts that were looked through stay known: a project has thousands, of which one changes. */
const known = new WeakMap<readonly string[], readonly string[]>();

/** The numbers cited in texts, once each, in their order; an array of texts must not be changed afterwards. */
export function referencesIn(texts: readonly string[]): readonly string[] {
  const before = known.get(texts);
  if (before) return before;
  const found = new Set(texts.flatMap((text) => citationsIn(text).map((citation) => citation.reference)));
  known.set(texts, [...found]);
  return [...found];
}

/** Who cites whom among all of these; `referencesIn` does the reading. */
export function citationGraph(all: readonly Citing[]): CitationGraph {
  const cited = new Set(all.map(({ reference }) => reference));
  const cites = new Map<string, readonly string[]>();
  const citedBy = new Map<string, string[]>();
  for (const { reference, texts } of all) {
    const others = referencesIn(texts).filter((other) => other !== reference && cited.has(other));
    if (others.length === 0) continue;
    cites.set(reference, others);
    for (const other of others) {
      const list = citedBy.get(other) ?? [];
      list.push(reference);
      citedBy.set(other, list);
    }
  }
  return { cites, citedBy };
}
