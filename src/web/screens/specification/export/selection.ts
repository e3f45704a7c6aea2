import { citationsIn } from "#domain/citations-in.ts";

/** What is exported, and what is kept of the other choices while one of them is made. */
export type Selection = { of: "whole" | "chapters" | "rows"; chapters: readonly string[]; rows: string };

export function wholeSelection(rows?: readonly string[]): Selection {
  return { of: rows ? "rows" : "whole", chapters: [], rows: rows?.join(", ") ?? "" };
}

/** Nothing where all is meant, or nothing has been chosen yet. */
export function partOf({ of, chapters, rows }: Selection): { chapters: string[] } | { rows: string[] } | undefined {
  if (of === "chapters") return chapters.length > 0 ? { chapters: [...chapters] } : undefined;
  const named = of === "rows" ? [...new Set(citationsIn(rows).map(({ reference }) => reference))] : [];
  return named.length > 0 ? { rows: named } : undefined;
}
