import papaparse from "papaparse";
import type { SourceBlock } from "#domain/bring/source.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { decodeText } from "./decode-text.ts";
import { tableBlocks } from "./table-blocks.ts";

/** Rows that are read, and cells in all of them. */
const MOST_ROWS = 10_000;
const MOST_CELLS = 500_000;

/** Comma-separated values as blocks, whatever separates them. */
export function csvBlocks(bytes: Uint8Array): SourceBlock[] {
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, "")
    .trimEnd();
  const told = /^sep=(.)\r?\n/i.exec(text);
  const { data } = papaparse.parse<string[]>(told ? text.slice(told[0].length) : text, {
    delimiter: told?.[1] ?? "",
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: MOST_ROWS + 1,
  });
  refuseHugeTable(data);
  return tableBlocks(data);
}

export function refuseHugeTable(rows: readonly (readonly string[])[]): void {
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  if (rows.length > MOST_ROWS || cells > MOST_CELLS) throw new Unreadable("too_much");
}
