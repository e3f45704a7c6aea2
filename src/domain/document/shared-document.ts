import { keptChapter } from "#domain/export/narrowed.ts";
import type { Block, Chapter, Inline, SpecificationDocument } from "./document.ts";

/** On the cover: what counts or identifies more than what is shared stays inside. */
const shownInFront = ["Version", "Date", "Kind of product"];

/**
 * What of a document is shown to those who have a link to it: the chapters with these numbers and all below them, or all where it is
 * null. Who wrote a requirement stays inside, and so does every mention of a row that is not shown, beside those in people's own words.
 */
export function sharedDocument(document: SpecificationDocument, chapters: readonly string[] | null): SpecificationDocument {
  const shown = chapters === null ? document.chapters : chosen(document.chapters, new Set(chapters));
  const rows = new Set(shown.flatMap(citationsOf));
  return {
    ...document,
    front: document.front.filter(({ label }) => shownInFront.includes(label)),
    chapters: shown.map((chapter) => withoutRest(chapter, rows)),
  };
}

function chosen(chapters: readonly Chapter[], numbers: ReadonlySet<string>): Chapter[] {
  const keeps = { chapter: ({ number }: Chapter) => numbers.has(number), block: () => false };
  return chapters.flatMap((chapter) => keptChapter(chapter, keeps));
}

function citationsOf({ cite, blocks, chapters }: Chapter): string[] {
  const own = blocks.flatMap((block) => (block.kind === "requirement" && block.citation ? [block.citation] : []));
  return [...(cite ? [cite] : []), ...own, ...chapters.flatMap(citationsOf)];
}

function withoutRest(chapter: Chapter, rows: ReadonlySet<string>): Chapter {
  return {
    ...chapter,
    blocks: chapter.blocks.map((block) => shownBlock(block, rows)),
    chapters: chapter.chapters.map((child) => withoutRest(child, rows)),
  };
}

function shownBlock(block: Block, rows: ReadonlySet<string>): Block {
  if (block.kind !== "requirement") return block;
  const links = block.links.flatMap(({ label, to }) => {
    const kept = shownLinks(to, rows);
    return kept.length > 0 ? [{ label, to: kept }] : [];
  });
  return { ...block, source: null, links };
}

/** A name behind a number goes with it. */
function shownLinks(to: readonly Inline[], rows: ReadonlySet<string>): Inline[] {
  const items: Inline[][] = [];
  for (const part of to) {
    if (typeof part !== "string" || items.length === 0) items.push([part]);
    else if (part !== ", ") items.at(-1)?.push(part);
  }
  return items
    .filter(([first = ""]) => typeof first === "string" || rows.has(first.cite))
    .flatMap((item, at) => (at > 0 ? [", ", ...item] : item));
}
