import { useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { citationsIn } from "#domain/citations-in.ts";
import type { Requirement } from "#domain/document/document.ts";
import type { ReadingPart } from "#domain/document/reading.ts";
import { asTitle, nouns } from "#domain/nouns/all.ts";
import { firstLines } from "#web/lib/citation-index.ts";
import { rowAddress } from "#web/lib/paths.ts";
import type { CitationIndex } from "#web/ui/text/citations.ts";

const nobody: readonly never[] = [];

/** The rows of the document at `address` by their numbers, which lead within it. The same object while the same rows are there. */
export function useDocumentCitations(address: string, parts: readonly ReadingPart[] = nobody): CitationIndex {
  const rows = useMemo(() => new Map(parts.flatMap(requirementsIn)), [parts]);
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const names = useDeferredValue([...rows.keys()].join());
  // thousands of words look into it, which are not drawn anew because one row says something else
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which rows there are
  return useMemo<CitationIndex>(() => {
    return {
      findIn: citationsIn,
      get: (reference) => {
        const row = rows.has(reference) ? (latest.current.get(reference) ?? rows.get(reference)) : undefined;
        return row ? citedRow(reference, row, rowAddress(address, reference)) : null;
      },
      cites: () => nobody,
      citedBy: () => nobody,
    };
  }, [names, address]);
}

function requirementsIn(part: ReadingPart): [string, Requirement][] {
  if (part.kind === "heading") return [];
  return part.blocks.flatMap(({ block }) => (block.kind === "requirement" && block.citation ? [[block.citation, block]] : []));
}

function citedRow(reference: string, { noun, title, statement }: Requirement, to: string) {
  const kind = asTitle(nouns[noun].one);
  return { reference, label: reference, kind, name: title, text: firstLines(statement), to };
}
