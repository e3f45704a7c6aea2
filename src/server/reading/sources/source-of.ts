import type { Source } from "#domain/bring/source.ts";
import { csvSource } from "./csv-source.ts";
import { decodeText } from "./decode-text.ts";
import { docxBlocks } from "./docx-source.ts";
import { jsonSource } from "./json-source.ts";
import { markdownBlocks } from "./markdown-source.ts";
import { pdfBlocks } from "./pdf-source.ts";
import { reqifSource, reqifzSource } from "./reqif-source.ts";
import { tidySource } from "./tidy-source.ts";
import { xlsxSource } from "./xlsx-source.ts";

type Reader = (bytes: Uint8Array) => Source | Promise<Source>;

const blocks =
  (
    read: (
      bytes: Uint8Array,
    ) => Extract<Source, { kind: "blocks" }>["blocks"] | Promise<Extract<Source, { kind: "blocks" }>["blocks"]>,
  ): Reader =>
  async (bytes) => ({ kind: "blocks", blocks: await read(bytes) });
const words = blocks((bytes) =>
  markdownBlocks(
    decodeText(bytes)
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n"),
  ),
);

const readers: Readonly<Record<string, Reader>> = {
  md: words,
  markdown: words,
  txt: words,
  docx: blocks(docxBlocks),
  pdf: blocks(pdfBlocks),
  csv: csvSource,
  tsv: csvSource,
  xlsx: xlsxSource,
  json: jsonSource,
  reqif: reqifSource,
  reqifz: reqifzSource,
};

/** A file taken apart by what its name says it is; throws where it is something else. */
export async function sourceOf({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<Source> {
  const read = readers[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
  if (!read) throw new TypeError(`Nothing reads ${name}.`);
  return tidySource(await read(bytes));
}
