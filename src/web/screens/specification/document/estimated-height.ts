import type { Inline, Requirement } from "#domain/document/document.ts";
import type { ReadingBlock, ReadingPart } from "#domain/document/reading.ts";
import { placePageMap } from "#domain/pictures/place-page-map.ts";
import { columnWidth } from "./column-width.ts";

/** All in pixels, as document.css and the blocks have them. */
const LINE = 24.75;
const PROSE_LINE = 25.5;
const ABOVE = 16;
const LETTER = 7.1;
/** What is lost at the end of a line, because words stay whole. */
const RAGGED = 18;

const row = { padding: 40, title: 32.5, gap: 8, label: 18, indent: 28 };
const small = { line: 20, letter: 6.1, cited: 7.1, ragged: 30 };
const table = { least: 480, first: 112, gutter: 16, padding: 17, line: 20, letter: 6.7 };
const list = { indent: 24, gap: 6 };

/** Of headings by their depth, with the room above them. */
const HEADINGS = [137, 76, 68, 56];

/** About how high a part is once it is drawn, in pixels; `isWide` says for which of two layouts it is remembered. */
export function partHeight(part: ReadingPart, isWide: boolean): number {
  if (part.kind === "heading") return HEADINGS[Math.min(part.depth, HEADINGS.length) - 1] ?? 0;
  const known = heights[isWide ? "wide" : "narrow"];
  const height = known.get(part) ?? Math.round(blocksHeight(part.blocks, columnWidth()));
  known.set(part, height);
  return height;
}

/** What is known better than it was estimated. */
export function noteHeight(part: ReadingPart, isWide: boolean, height: number) {
  heights[isWide ? "wide" : "narrow"].set(part, height);
}

const heights = { wide: new WeakMap<ReadingPart, number>(), narrow: new WeakMap<ReadingPart, number>() };

function blocksHeight(blocks: readonly ReadingBlock[], width: number): number {
  const follows = (at: number) => blocks[at]?.block.kind === "requirement" && blocks[at - 1]?.block.kind === "requirement";
  return blocks.reduce((sum, one, at) => sum + heightOf(one, width) + (follows(at) ? row.gap : 0), 0);
}

function heightOf({ block, continues }: ReadingBlock, width: number): number {
  switch (block.kind) {
    case "paragraph":
      return ABOVE + linesOf(plain(block.text), width) * LINE;
    case "missing":
      return ABOVE + linesOf(block.text, width) * LINE;
    case "prose":
      return ABOVE + linesOf(block.markdown, width) * PROSE_LINE;
    case "list": {
      const items = block.items.map((item) => list.gap + linesOf(plain(item), width - list.indent) * LINE);
      return (continues ? 0 : ABOVE) + sumOf(items);
    }
    case "table":
      return (continues ? 0 : ABOVE + table.padding + table.line) + sumOf(block.rows.map((cells) => tableRow(cells, width)));
    case "page_map":
      return ABOVE + placePageMap(block.map, width).height;
    case "requirement":
      return requirementHeight(block, width);
  }
}

function tableRow(cells: readonly Inline[][], width: number): number {
  const others = (Math.max(width, table.least) - table.first) / Math.max(1, cells.length - 1);
  const lines = cells.map((cell, at) =>
    linesOf(plain(cell), (at === 0 ? table.first : others) - table.gutter, { letter: table.letter, ragged: 0 }),
  );
  return table.padding + Math.max(1, ...lines) * table.line;
}

function requirementHeight({ citation, title, noun, statement, criteria, details, links }: Requirement, width: number): number {
  const said = statement ? linesOf(statement, width) * PROSE_LINE : noun === "test_cases" ? null : LINE;
  const steps = criteria.map((scenario) => sumOf(scenario.map((line) => linesOf(line, width - row.indent) * LINE)));
  const checked = criteria.length > 0 ? row.label + sumOf(steps) + row.gap * (criteria.length - 1) : null;
  const told = details.map(({ lines }) => {
    const room = lines.length === 1 ? width : width - list.indent;
    return row.label + sumOf(lines.map((line) => linesOf(line, room) * LINE));
  });
  const parts = [said, ...told, checked ?? (noun === "user_stories" ? LINE : null), linksHeight(links, width)];
  const drawn = parts.filter((height) => height !== null);
  const aside = (citation?.length ?? 0) * LETTER + 90;
  const titled = row.title + (linesOf(title, width - aside) - 1) * LINE;
  return row.padding + titled + sumOf(drawn) + row.gap * drawn.length;
}

function linksHeight(links: Requirement["links"], width: number): number {
  const end = "Revision 1, written by hand".length * small.letter;
  const lengths = links.map(
    ({ label, to }) =>
      (label.length + 4) * small.letter +
      sumOf(to.map((part) => (typeof part === "string" ? part.length * small.letter : part.cite.length * small.cited))),
  );
  return Math.ceil((sumOf(lengths) + end) / (width - small.ragged)) * small.line;
}

function linesOf(text: string, width: number, { letter = LETTER, ragged = RAGGED } = {}): number {
  const letters = Math.max(1, (width - ragged) / letter);
  // what nearly fills a line stands on it
  const fits = width / letter;
  return sumOf(text.split("\n").map(({ length }) => (length <= fits ? 1 : Math.ceil(length / letters))));
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

function plain(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.cite)).join("");
}
