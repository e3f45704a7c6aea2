import { zipSync } from "fflate";
import type { SourceBlock } from "#domain/bring/source.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { unpackWords } from "./unpack.ts";

/** Styles that head what follows, beside those that are headings by their name. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Titel'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
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
  return htmlBlocks(value);
}
