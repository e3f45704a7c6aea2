import type { Source } from "#domain/bring/source.ts";
import { wordTable } from "#domain/word-table.ts";
import { decodeText } from "./decode-text.ts";
import { tidySource } from "./tidy-source.ts";

type Reader = (bytes: Uint8Array) => Source | Promise<Source>;
type Blocks = Extract<Source, { kind: "blocks" }>["blocks"];

const blocks = async (read: Blocks | Promise<Blocks>): Promise<Source> => ({ kind: "blocks", blocks: await read });

/** Each is loaded where it is needed: there is a process for each file. */
const words: Reader = async (bytes) => {
  const { markdownBlocks } = await import("./markdown-source.ts");
  return blocks(
    markdownBlocks(
      decodeText(bytes)
        .replace(/^\uFEFF/, "")
        .replace(/\r\n?/g, "\n"),
    ),
  );
};
const values: Reader = async (bytes) => (await import("./csv-source.ts")).csvSource(bytes);

const readers = wordTable<Reader>({
  md: words,
  markdown: words,
  txt: words,
  docx: async (bytes) => blocks((await import("./docx-source.ts")).docxBlocks(bytes)),
  pdf: async (bytes) => blocks((await import("./pdf-source.ts")).pdfBlocks(bytes)),
  csv: values,
  tsv: values,
  xlsx: async (bytes) => (await import("./xlsx-source.ts")).xlsxSource(bytes),
  json: async (bytes) => (await import("./json-source.ts")).jsonSource(bytes),
  reqif: async (bytes) => (await import("./reqif-source.ts")).reqifSource(bytes),
  reqifz: async (bytes) => (await import("./reqif-source.ts")).reqifzSource(bytes),
});

/** A file taken apart by what its name says it is; throws where it is something else. */
export async function sourceOf({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<Source> {
  const read = readers[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
  if (!read) throw new TypeError(`Nothing reads ${name}.`);
  return tidySource(await read(bytes));
}
