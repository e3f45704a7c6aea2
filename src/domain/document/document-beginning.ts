import { draftingParts } from "#domain/drafting-parts.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { ContentPage, ContentRow, ContentSpecification, ProjectContent } from "#domain/project-content.ts";
import { numbered } from "./blocks.ts";
import { countsLine, coverOf, type RowCounts } from "./cover.ts";
import type { Chapter, SpecificationDocument } from "./document.ts";
import { functionsTitle, introduction } from "./introduction.ts";
import { traceOf } from "./trace.ts";

/** What is known of a project before its rows are: all texts, the first features, the pages they stand on, and how many rows there are. */
export type ContentBeginning = Pick<ProjectContent, "project" | "specification" | "questionnaire"> & {
  features: readonly ContentRow<"features">[];
  pages: readonly ContentPage[];
  counts: RowCounts;
};

/**
 * The cover and the first chapters of the same document, as far as they are known: those up to the table of the features, which ends
 * where the known ones do. Null where nothing stands in the document yet.
 */
export function documentBeginning(known: ContentBeginning, generated_at: string): SpecificationDocument | null {
  const { counts, ...content } = known;
  if (!draftingParts.some(({ list, texts }) => (list ? (counts[list] ?? 0) > 0 : areSaid(texts, known.specification))))
    return null;
  const input = { ...noRows(), ...content, generated_at };
  const [first] = numbered([introduction(input, traceOf(input))]);
  return { ...coverOf(input, countsLine(counts)), chapters: first ? [upTo(functionsTitle, first)] : [] };
}

const areSaid = (texts: readonly (keyof ContentSpecification)[] = [], said: ContentSpecification | null) =>
  texts.every((column) => String(said?.[column] ?? "").trim() !== "");

/** The chapter without what comes after the one of that title. */
function upTo(title: string, chapter: Chapter): Chapter {
  const at = chapter.chapters.findIndex((child) => holds(title, child));
  const last = chapter.chapters[at];
  return last ? { ...chapter, chapters: [...chapter.chapters.slice(0, at), upTo(title, last)] } : chapter;
}

const holds = (title: string, chapter: Chapter): boolean =>
  chapter.title === title || chapter.chapters.some((child) => holds(title, child));

const noRows = () => Object.fromEntries(allNouns.map((noun) => [noun, []])) as unknown as ProjectContent;
