import { nounByPrefix } from "#domain/citation.ts";
import type { SpecificationText } from "#domain/export/json.ts";
import { pageMapLead } from "#domain/pictures/page-map.ts";
import { markdownOf } from "./block-markdown.ts";
import { ownFields } from "./own-fields.ts";
import type { Reading } from "./place.ts";
import type { Placed } from "./placed.ts";
import { heading } from "./quality.ts";
import type { Words } from "./row-writer.ts";
import { type SourceBlock, type UnitKey, unitKey } from "./source.ts";

/** What a row is headed and told about by; on paper its revision stands in its heading and what it is about below it. */
const TITLE = /^([A-Z]+-\d+)(@\d+)? +(.*)$/;
const ABOUT = /^[A-Z]+-\d+@\d+(?: · |$)/;
const PAPER_ABOUT =
  /^(?:(?:User class(?:es)?|User stor(?:y|ies)|Pages?|Sections?|Features?|Test cases): |Drafted(?:, then edited)?$)/;
/** Where nothing was said, the words of Markdown are slanted, and those of paper not always. */
const NOTHING =
  /^No (?:description|acceptance criteria) yet\.$|^(?:No|The|Pricing) ?[a-z, -]* (?:has|have) (?:not )?been [a-z ]+\.$/;
const SUBTITLE = "Software Requirements Specification";

/** Whether these are the blocks of a document this product made. */
export function isOwnDocument(blocks: readonly SourceBlock[]): boolean {
  const front = blocks.slice(0, 6).map((block) => (block.kind === "table" ? "" : block.text));
  const said = front.slice(front.indexOf(SUBTITLE) + 1).join(" · ");
  return front.slice(0, 4).includes(SUBTITLE) && /(?:^| · )Version:? .*? · Revision:? /.test(said);
}

const texts: readonly [RegExp, SpecificationText][] = [
  [heading("1\\.1 purpose"), "project_overview"],
  [heading("1\\.2 scope"), "project_scope"],
  [heading("2 references"), "references_list"],
  [heading("1\\.3\\.1 product perspective"), "product_perspective"],
  [heading("[\\d.]+ business model"), "business_model"],
  [heading("[\\d.]+ pricing"), "pricing_details"],
];
/** Chapters that only say again what stands elsewhere in the document. */
const AGAIN = heading(
  "contents|[\\d.]+ (product functions|methods|trace: .*|open points|build state|sources and acceptance|quality of the wording|assumptions and dependencies)",
);

type Chapter = { title: string; at: number; blocks: { block: SourceBlock; at: number }[] };

/** Our own document as the rows it was made of: their numbers, their words, and what they refer to. */
export function readOwnDocument(blocks: readonly SourceBlock[]): Reading {
  const rows: Placed[] = [];
  const headings = new Set<UnitKey>();
  const chapters = chaptersOf(blocks);
  let above = "";
  for (const chapter of chapters) {
    const own = ownRow(chapter, above);
    if (own) {
      rows.push(own);
      continue;
    }
    above = chapter.title;
    const name = texts.find(([says]) => says.test(chapter.title))?.[1];
    const said = chapter.blocks.filter(({ block }) => !isOurs(block));
    const isAgain = AGAIN.test(chapter.title) || chapter.at < 0;
    const prose = name ? said.filter(({ block }) => isProse(name, block)) : [];
    if (name && prose.length > 0) rows.push(textRow(name, chapter, prose));
    headings.add(unitKey(chapter.at));
    for (const one of chapter.blocks) if (isAgain || isOurs(one.block)) for (const key of keysOf(one)) headings.add(key);
  }
  return { rows, headings, tables: new Map(), rest: new Map() };
}

function chaptersOf(blocks: readonly SourceBlock[]): Chapter[] {
  const chapters: Chapter[] = [{ title: "", at: -1, blocks: [] }];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "heading") chapters.push({ title: block.text, at, blocks: [] });
    else chapters.at(-1)?.blocks.push({ block, at });
  }
  return chapters;
}

/** Sentences of the document that stand where nothing was said, or that say what a row counts. */
function isOurs(block: SourceBlock): boolean {
  if (block.kind !== "paragraph") return false;
  return (
    /^[*_][^*_]+[*_]$/.test(block.markdown ?? "") || NOTHING.test(block.text) || /^Kind of business model: /.test(block.text)
  );
}

/** A choice that stands in a table beside a text is no part of the text. */
function isProse(name: SpecificationText, block: SourceBlock): boolean {
  if (block.kind !== "table")
    return name !== "references_list" || !/^(?:Repository|Design|Inspiration|Design image): /.test(block.text);
  return name !== "product_perspective" || block.columns.join() !== "Aspect,Choice";
}

function keysOf({ block, at }: { block: SourceBlock; at: number }): UnitKey[] {
  return block.kind === "table" ? [unitKey(at), ...block.rows.map((_, row) => unitKey(at, row))] : [unitKey(at)];
}

function textRow(name: SpecificationText, chapter: Chapter, prose: Chapter["blocks"]): Placed {
  const sources = [unitKey(chapter.at), ...prose.flatMap(keysOf)];
  return { key: `${name}:${chapter.at}`, kind: name, words: { text: markdownOf(prose.map(({ block }) => block)) }, sources };
}

function ownRow(chapter: Chapter, above: string): Placed | undefined {
  const [, citation = "", revision, name = ""] = TITLE.exec(`${chapter.title} `) ?? [];
  const blocks = chapter.blocks.map(({ block }) => block);
  const isAbout = revision ? PAPER_ABOUT : ABOUT;
  const at = revision ? blocks.findLastIndex((block) => block.kind !== "heading") : 0;
  const last = blocks[at];
  const about = last?.kind === "paragraph" && isAbout.test(last.text) ? last.text : "";
  const noun = nounByPrefix.get(citation.split("-")[0] ?? "");
  if (!noun || (!revision && !about)) return undefined;
  const said = beforePageMap(blocks.filter((_, index) => !about || index !== at)).filter((block) => !isOurs(block));
  const words: Words = { name: name.trim(), ...ownFields(noun, { about, above, blocks: said }) };
  const sources = [unitKey(chapter.at), ...chapter.blocks.flatMap(keysOf)];
  return {
    key: `${noun}:${chapter.at}`,
    kind: noun,
    words: withoutEmpty(words),
    number: Number(citation.split("-")[1]),
    sources,
  };
}

/** The map of the pages follows the last user class, and is drawn of the rows anew. */
function beforePageMap(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const at = blocks.findLastIndex((block) => block.kind === "paragraph" && block.text === pageMapLead);
  return at === -1 ? blocks : blocks.slice(0, at);
}

function withoutEmpty(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ""));
}
