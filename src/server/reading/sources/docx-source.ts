import { strFromU8, zipSync } from "fflate";
import type { SourceBlock } from "#domain/bring/source.ts";
import { htmlBlocks, underNotes } from "./html-blocks.ts";
import { unpackWords } from "./unpack.ts";
import { type Element, elementsOf } from "./xml.ts";

/** Styles that head what follows, beside those that are headings by their name. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Titel'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "comment-reference => sup",
  "p.Requirement => h6:fresh",
  "p.RequirementLabel => p:fresh > strong",
  ...[1, 2, 3, 4, 5, 6].flatMap((level) => [
    `p[style-name='Überschrift ${level}'] => h${level}:fresh`,
    `p[style-name='heading ${level}'] => h${level}:fresh`,
  ]),
];

/** A Word document as blocks: headings by their styles, lists, and tables with merged cells filled. */
export async function docxBlocks(bytes: Uint8Array): Promise<SourceBlock[]> {
  const words = unpackWords(bytes);
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(words, { level: 0 })) },
    { styleMap, convertImage: mammoth.images.imgElement(async () => ({ src: "" })), ignoreEmptyParagraphs: true },
  );
  return [...htmlBlocks(value), ...underNotes([...deletedBlocks(words), ...edgeBlocks(words)])];
}

/** What somebody deleted while changes were tracked, and nobody accepted yet. */
function deletedBlocks(parts: Readonly<Record<string, Uint8Array>>): SourceBlock[] {
  const main = parts["word/document.xml"];
  const texts = main ? elementsOf(strFromU8(main), ["del"]).map(deletedIn) : [];
  return texts
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => ({ kind: "item", depth: 0, ordered: false, text: `Deleted: ${text.trim()}` }));
}

const deletedIn = ({ name, text, children }: Element): string => (name === "delText" ? text : children.map(deletedIn).join(""));

/** What stands at the head and the foot of every page, each said once. */
function edgeBlocks(parts: Readonly<Record<string, Uint8Array>>): SourceBlock[] {
  const edges = Object.keys(parts).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name));
  const texts = edges.toSorted().flatMap((name) => {
    const part = parts[name];
    return part ? elementsOf(strFromU8(part), ["p"]).map(wordsIn) : [];
  });
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).map((text) => ({ kind: "paragraph", text }));
}

function wordsIn({ name, text, children }: Element): string {
  if (name === "t") return text;
  return name === "tab" ? " " : children.map(wordsIn).join("");
}
