import { cite } from "#domain/citation.ts";
import { contentsLine } from "#domain/document/cover.ts";
import { type Block, type Chapter, type Requirement, type SpecificationDocument, textFields } from "#domain/document/document.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ContentPage, ContentSpecification, ProjectContent } from "#domain/project-content.ts";
import { lookChoices } from "./choices.ts";
import { citationsOf } from "./json.ts";

/** Chapters by their numbers ("3.1.2"), or rows by their citations ("US-14"). */
export type ExportPart = { chapters: readonly string[] } | { rows: readonly string[] };

type Whole = { content: ProjectContent; document: SpecificationDocument };

/** No more than was asked for, with the numbers it has in the whole; what it cites beside that stays a citation. */
export function narrowed({ content, document }: Whole, part: ExportPart): Whole {
  const keeps = "chapters" in part ? chaptersKept(part.chapters, document) : rowsKept(part.rows, content);
  const chapters = document.chapters.flatMap((chapter) => keptChapter(chapter, keeps));
  const own = narrowedContent(content, blocksOf(chapters));
  const front = document.front.map((fact) => (fact.label === "Contents" ? { ...fact, text: contentsLine(own) } : fact));
  return { content: own, document: { ...document, front: [...front, { label: "Part", text: partLine(part) }], chapters } };
}

type Keeps = { chapter(chapter: Chapter): boolean; block(block: Block): boolean };

function chaptersKept(asked: readonly string[], { chapters }: SpecificationDocument): Keeps {
  const numbers = new Set(asked);
  const known = new Set(allChapters(chapters).map(({ number }) => number));
  const unknown = asked.find((number) => !known.has(number));
  if (unknown !== undefined) throw new Failure("invalid", `This document has no chapter ${unknown}. Choose another one.`);
  return { chapter: ({ number }) => numbers.has(number), block: () => false };
}

/** A section goes with the page it is of. */
function rowsKept(asked: readonly string[], content: ProjectContent): Keeps {
  const known = new Set(citationsOf(content).values());
  const unknown = asked.find((citation) => !known.has(citation));
  if (unknown !== undefined) throw new Failure("invalid", `${unknown} is not in this version. Leave it out and try again.`);
  const chosen = new Set(asked);
  const hasChosen = (page: ContentPage) => page.sections.some(({ number }) => chosen.has(cite("sections", number)));
  for (const { number } of content.pages.filter(hasChosen)) chosen.add(cite("pages", number));
  return { chapter: () => false, block: (block) => block.kind === "requirement" && chosen.has(block.citation ?? "") };
}

/** Chapters above a kept one stay as their headings. */
export function keptChapter(chapter: Chapter, keeps: Keeps): Chapter[] {
  if (keeps.chapter(chapter)) return [chapter];
  const blocks = chapter.blocks.filter(keeps.block);
  const chapters = chapter.chapters.flatMap((child) => keptChapter(child, keeps));
  return blocks.length + chapters.length > 0 ? [{ ...chapter, blocks, chapters }] : [];
}

function narrowedContent(content: ProjectContent, blocks: readonly Block[]): ProjectContent {
  const cited = new Set(blocks.filter(isRequirement).map(({ citation }) => citation));
  const isKept = (noun: Noun) => (row: { number: number }) => cited.has(cite(noun, row.number));
  const lists = allNouns.flatMap((noun) => {
    if (noun === "pages" || noun === "sections") return [];
    const rows: readonly { number: number }[] = content[noun];
    return [[noun, rows.filter(isKept(noun))]];
  });
  const pages = content.pages.flatMap((page) => {
    const sections = page.sections.filter(isKept("sections"));
    return isKept("pages")(page) || sections.length > 0 ? [{ ...page, sections }] : [];
  });
  return {
    ...content,
    ...Object.fromEntries(lists),
    pages,
    specification: narrowedTexts(content.specification, blocks),
    questionnaire: null,
  };
}

/** The texts that are in these blocks, and how the product looks. */
function narrowedTexts(specification: ContentSpecification | null, blocks: readonly Block[]): ContentSpecification | null {
  if (!specification) return null;
  const shown = new Set(blocks.flatMap((block) => ("field" in block && block.field ? [block.field] : [])));
  const kept = [...textFields.filter((field) => shown.has(field)), ...lookChoices, "revision" as const];
  return Object.fromEntries(kept.map((column) => [column, specification[column] ?? null])) as ContentSpecification;
}

function partLine(part: ExportPart): string {
  if ("chapters" in part) return `${part.chapters.length === 1 ? "chapter" : "chapters"} ${part.chapters.join(", ")}`;
  return part.rows.length === 1 ? `${part.rows[0]} alone` : `${part.rows.length} chosen requirements`;
}

const isRequirement = (block: Block): block is Requirement => block.kind === "requirement";
const allChapters = (chapters: readonly Chapter[]): Chapter[] => chapters.flatMap((one) => [one, ...allChapters(one.chapters)]);
const blocksOf = (chapters: readonly Chapter[]): Block[] => allChapters(chapters).flatMap(({ blocks }) => blocks);
