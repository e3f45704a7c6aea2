import { citationGraph } from "#domain/citation-graph.ts";
import { citationsIn, type FoundCitation } from "#domain/citations-in.ts";

/** What a text without a number is called. */
export const textKind = "Specification";

/** What can be cited, or cites, and where it is shown: a row by its number, a text of the specification by its name. */
export type CitedRow = {
  reference: string;
  label: string;
  kind: string;
  name: string;
  /** The first lines of what it says. */
  text: string;
  to: string;
  /** All its words, wherever a citation may stand. */
  texts: readonly string[];
};

/** Finds rows by number and says who cites whom; `whole` once every row is known, so that a number nobody has can be told. */
export function citationIndex(rows: readonly CitedRow[], whole: boolean) {
  const known = new Map(rows.map((row) => [row.reference, row]));
  const { cites, citedBy } = citationGraph(rows);
  const rowsOf = (references: readonly string[] = []) => references.flatMap((reference) => known.get(reference) ?? []);
  return {
    findIn: lastKept(citationsIn),
    get: (reference: string) => known.get(reference) ?? (whole ? null : undefined),
    cites: (reference: string) => rowsOf(cites.get(reference)),
    citedBy: (reference: string) => rowsOf(citedBy.get(reference)),
  };
}

/** A text is asked for again line by line. */
function lastKept(find: (text: string) => readonly FoundCitation[]) {
  let last: { text: string; found: readonly FoundCitation[] } | null = null;
  return (text: string) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}

/** The words among a row's columns. */
export function textsOf(row: object): string[] {
  return Object.values(row).filter((value) => typeof value === "string");
}

/** As much of a text as a glance takes in. */
export function firstLines(text: string | null | undefined): string {
  return (text ?? "").trim().slice(0, 400);
}
