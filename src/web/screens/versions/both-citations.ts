import type { CitationIndex } from "#web/ui/text/citations.ts";

/** What the numbers in each of two versions name, and which versions those are. */
export type BothCitations = Record<"before" | "after", { version: string; index: CitationIndex }>;
