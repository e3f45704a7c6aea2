import { cleaned } from "./clean.ts";
import type { Block, Chapter, ChoicePlace, Inline, Source, TextField } from "./document.ts";

/** A chapter before it has its number. */
export type Unnumbered = { title: string; cite?: string; blocks?: Block[]; chapters?: Unnumbered[] };

/** Numbers chapters and their sub-chapters from 1, "1.3.2" style. */
export function numbered(chapters: readonly Unnumbered[], above = ""): Chapter[] {
  return chapters.map((chapter, index) => {
    const number = `${above}${index + 1}`;
    return {
      number,
      title: chapter.title,
      cite: chapter.cite ?? null,
      blocks: chapter.blocks ?? [],
      chapters: numbered(chapter.chapters ?? [], `${number}.`),
    };
  });
}

export function said(text: string | null | undefined): string {
  return cleaned(text ?? "").trim();
}

export function missing(text: string): Block {
  return { kind: "missing", text };
}

export function paragraph(...text: Inline[]): Block {
  return { kind: "paragraph", text };
}

/** The user's words, or a plain sentence on what is missing. */
export function proseOr(text: string | null | undefined, otherwise: string): Block {
  return said(text) ? { kind: "prose", markdown: said(text) } : missing(otherwise);
}

/** A text of the specification's own row. */
export function textOr(
  specification: { [Field in TextField]?: string | null | undefined } | null,
  field: TextField,
  otherwise: string,
): Block {
  const markdown = said(specification?.[field]);
  return markdown ? { kind: "prose", markdown, field } : { kind: "missing", text: otherwise, field };
}

/** A table of what there is to show, or a plain sentence on what is missing. */
export function tableOr(columns: string[], rows: Inline[][][], otherwise: string): Block {
  return rows.length > 0 ? { kind: "table", columns, rows } : missing(otherwise);
}

/** What was chosen of an aspect, and where that is done. */
export type Choice = readonly [aspect: string, choice: string, place: ChoicePlace];

/** Choices as a table, those that were made. */
export function choicesOr(choices: readonly Choice[], otherwise: string, place: ChoicePlace): Block {
  if (choices.length === 0) return { kind: "missing", text: otherwise, place };
  const rows = choices.map(([aspect, choice]): Inline[][] => [[aspect], [choice]]);
  return { kind: "table", columns: ["Aspect", "Choice"], rows, places: choices.map((choice) => choice[2]) };
}

/** Those that say something. */
export function madeOf(choices: readonly Choice[]): Choice[] {
  return choices.flatMap(([aspect, choice, place]) => (said(choice) ? [[aspect, said(choice), place] as const] : []));
}

/** References separated by commas; a dash where there are none. */
export function cites(citations: readonly string[]): Inline[] {
  if (citations.length === 0) return ["–"];
  return citations.flatMap((citation, index): Inline[] => (index > 0 ? [", ", { cite: citation }] : [{ cite: citation }]));
}

/** Lines as typed, without list marks and empty ones. */
export function linesOf(text: string | null | undefined): string[] {
  return said(text)
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*+•]|\d{1,9}[.)])\s+/, "").trim())
    .filter(Boolean);
}

/** Acceptance criteria as scenarios: an empty line or a new "Given" begins the next one. */
export function scenariosOf(criteria: string | null | undefined): string[][] {
  const scenarios: string[][] = [];
  for (const part of said(criteria).split(/\n[ \t]*\n/)) {
    let open: string[] | undefined;
    for (const line of linesOf(part)) {
      if (!open || /^given\b/i.test(line)) {
        open = [];
        scenarios.push(open);
      }
      open.push(line);
    }
  }
  return scenarios;
}

export function sourceOf(row: { generation_id?: string | null | undefined; revision?: number | undefined }): Source {
  if (!row.generation_id) return null;
  return (row.revision ?? 1) > 1 ? "drafted, then edited" : "drafted";
}
