import { isOwnDocument } from "#domain/bring/own-document.ts";
import type { Source, SourceBlock } from "#domain/bring/source.ts";
import { cleaned } from "#domain/document/clean.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { byPriority, withPriority } from "./marked-columns.ts";
import { scenarioBlocks } from "./scenario-blocks.ts";
import { titledBlocks } from "./titled-blocks.ts";
import { upright } from "./upright.ts";

/** Blocks and rows of a file, and characters in all of them: more than is imported at once. */
const MOST_UNITS = 10_000;
/** Our own document says each row in several blocks. */
const MOST_OWN_UNITS = 60_000;
const MOST_CHARACTERS = 3_000_000;
/** Rows of our own files, most of which stand already where they are brought back. */
const MOST_OWN_ROWS = 20_000;

/** What was read without control characters and broken letters, and no more of it than is taken. */
export function tidySource(source: Source): Source {
  if (source.kind === "blocks") return { kind: "blocks", blocks: tidyBlocks(source.blocks) };
  const lists = source.kind === "rows" ? [source.rows] : Object.values(source.file.rows);
  if (lists.reduce((sum, list) => sum + list.length, 0) > MOST_OWN_ROWS) throw new Unreadable("too_much");
  return source.kind === "project" && source.blocks ? { ...source, blocks: tidyBlocks(source.blocks) } : source;
}

function tidyBlocks(given: readonly SourceBlock[]): SourceBlock[] {
  // what people wrote into our own document is theirs, lines in bold included
  const parts = isOwnDocument(given) ? given : given.flatMap(titledBlocks);
  const blocks = parts.map(tidyBlock).flatMap(scenarioBlocks).map(upright).map(withPriority).map(byPriority);
  const units = blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length + 1 : 1), 0);
  const most = isOwnDocument(blocks) ? MOST_OWN_UNITS : MOST_UNITS;
  if (units > most || JSON.stringify(blocks).length > MOST_CHARACTERS) throw new Unreadable("too_much");
  return blocks;
}

function tidyBlock(block: SourceBlock): SourceBlock {
  if (block.kind === "table") return { ...block, columns: block.columns.map(tidy), rows: block.rows.map((row) => row.map(tidy)) };
  if (block.kind === "heading") return { ...block, text: tidy(block.text).replace(/\s+/g, " ") };
  return { ...block, text: tidy(block.text), ...(block.markdown === undefined ? {} : { markdown: cleaned(block.markdown) }) };
}

function tidy(text: string): string {
  return cleaned(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}
