import { asMarkdown } from "./block-markdown.ts";
import type { Placed } from "./placed.ts";
import { cells, headingsAbove, namedCells, type SourceBlock, type UnitKey, unitKey } from "./source.ts";
import { pieceUnit } from "./unplaced.ts";

export type OriginPart = { text: string; isHeading: boolean };

/** Where each block of a file stands, as people call it: its chapter, and which table where several stand there. */
export function chaptersOf(blocks: readonly SourceBlock[]): string[] {
  const paths = headingsAbove(blocks);
  const tables = blocks.flatMap(({ kind }, at) => (kind === "table" ? [at] : []));
  return paths.map((path, at) => {
    const beside = tables.filter((other) => paths[other] === path);
    const number = beside.length > 1 ? beside.indexOf(at) + 1 : 0;
    return [path, number > 0 ? `Table ${number}` : ""].filter(Boolean).join(" › ");
  });
}

/** The block a piece begins with; nothing where no part of the file is its own. */
export function blockOf(row: Pick<Placed, "key" | "sources">): number | undefined {
  const [first = pieceUnit(row.key)] = row.sources;
  return first === undefined ? undefined : Number(first.split(".")[0]);
}

/** The words of a file a piece was made of, part by part in the file's order; none where it was made of none. */
export function originOf(blocks: readonly SourceBlock[], row: Pick<Placed, "key" | "sources">): OriginPart[] {
  const own = pieceUnit(row.key);
  const units = new Set<UnitKey>(row.sources.length > 0 ? row.sources : own === undefined ? [] : [own]);
  return blocks.flatMap((block, at): OriginPart[] => {
    const isHeading = block.kind === "heading";
    if (block.kind !== "table")
      return units.has(unitKey(at)) ? [{ isHeading, text: isHeading ? block.text : asMarkdown(block) }] : [];
    const isHead = units.has(unitKey(at));
    // what is kept of a table beside its rows is a part of all of them
    const isWhole = isHead && row.sources.length === 0;
    // a table that says one row has its labels beside what they say
    const isKeyed = isHead && !isWhole && block.columns.length === 2;
    const rows = block.rows.filter((_, index) => isWhole || units.has(unitKey(at, index)));
    const lines = rows.map((line) => (isKeyed ? cells(line) : namedCells(block, line)));
    const head = isHead && (isKeyed || rows.length === 0) ? [cells(block.columns)] : [];
    return [...head, ...lines].filter(Boolean).map((text) => ({ isHeading, text }));
  });
}
