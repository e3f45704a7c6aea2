import type { Inline } from "#domain/document/document.ts";
import type { ReadingBlock, ReadingPart } from "#domain/document/reading.ts";
import { placePageMap } from "#domain/pictures/place-page-map.ts";

const LINE = 26;
const ROW_PADDING = 17;
const LETTERS = { wide: 92, narrow: 44 };

/** Of headings by their depth, with the room above them. */
const HEADINGS = [137, 76, 68, 56];

/** About how high a part is once it is drawn, in pixels; `isWide` says how wide the column is. */
export function partHeight(part: ReadingPart, isWide: boolean): number {
  if (part.kind === "heading") return HEADINGS[Math.min(part.depth, HEADINGS.length) - 1] ?? 0;
  const known = heights[isWide ? "wide" : "narrow"];
  const height = known.get(part) ?? blocksHeight(part.blocks, LETTERS[isWide ? "wide" : "narrow"]);
  known.set(part, height);
  return height;
}

/** What is known better than it was estimated. */
export function noteHeight(part: ReadingPart, isWide: boolean, height: number) {
  heights[isWide ? "wide" : "narrow"].set(part, height);
}

const heights = { wide: new WeakMap<ReadingPart, number>(), narrow: new WeakMap<ReadingPart, number>() };

function blocksHeight(blocks: readonly ReadingBlock[], letters: number): number {
  return blocks.reduce((sum, one) => sum + heightOf(one, letters), 0);
}

function heightOf({ block }: ReadingBlock, letters: number): number {
  const lines = (text: string) => text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  switch (block.kind) {
    case "paragraph":
      return 16 + lines(plain(block.text)) * LINE;
    case "missing":
      return 16 + lines(block.text) * LINE;
    case "prose":
      return 16 + lines(block.markdown) * LINE;
    case "list":
      return 16 + block.items.reduce((sum, item) => sum + 6 + lines(plain(item)) * LINE, 0);
    case "table": {
      const share = letters / block.columns.length;
      const rowLines = (row: Inline[][]) => Math.max(1, ...row.map((cell) => Math.ceil(plain(cell).length / share)));
      return 56 + block.rows.reduce((sum, row) => sum + ROW_PADDING + rowLines(row) * 20, 0);
    }
    case "page_map":
      return 16 + placePageMap(block.map, letters * 7).height;
    case "requirement": {
      const criteria = block.criteria.reduce(
        (sum, scenario) => sum + 8 + scenario.reduce((all, line) => all + lines(line) * LINE, 0),
        0,
      );
      const details = block.details.reduce((sum, { lines: said }) => sum + 36 + said.length * LINE, 0);
      const links = block.links.length * 24;
      return 92 + lines(block.statement) * LINE + (criteria ? 36 + criteria : 0) + details + links;
    }
  }
}

function plain(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.cite)).join("");
}
