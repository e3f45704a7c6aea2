import papaparse from "papaparse";
import { ownCsv } from "#domain/bring/own-tables.ts";
import type { Source } from "#domain/bring/source.ts";
import { NUMBER, REVISION, TYPE } from "#domain/export/tables.ts";
import { decodeText } from "./decode-text.ts";
import { MOST_ROWS, refuseHugeTable } from "./huge-table.ts";
import { tableBlocks } from "./table-blocks.ts";

/** Comma-separated values as blocks, whatever separates them; our own as the rows they were written from. */
export function csvSource(bytes: Uint8Array): Source {
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, "")
    .trimEnd();
  const told = /^sep=(.)\r?\n/i.exec(text);
  const { data } = papaparse.parse<string[]>(told ? text.slice(told[0].length) : text, {
    delimiter: told?.[1] ?? ownDelimiter(text),
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: MOST_ROWS + 1,
  });
  refuseHugeTable(data);
  const rows = ownCsv(data);
  return rows ? { kind: "rows", rows } : { kind: "blocks", blocks: tableBlocks(data) };
}

/** A guess could go wrong with what people wrote; nothing where the head is not ours. */
function ownDelimiter(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const bare = head.replaceAll('"', "");
  return [",", ";", "\t"].find((mark) => bare.startsWith([NUMBER, TYPE, REVISION].join(mark))) ?? "";
}
