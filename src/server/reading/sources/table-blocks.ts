import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceBlock } from "#domain/bring/source.ts";
import { topicOf } from "#domain/bring/topics.ts";
import { plainCell, withOneTitle } from "./plain-cells.ts";
import { storyMapIn } from "./story-map.ts";
import { headOf, isSaying, isSmallHead, knownIn } from "./table-head.ts";
import { chaptersIn, headingsAmong, MOST_TITLE } from "./table-headings.ts";

/** The cells of a sheet, or of a part of it, as blocks: what stands above a table's head, the table, and lines that head rows within it. */
export function tableBlocks(grid: readonly (readonly string[])[], isPart = false): SourceBlock[] {
  const whole = trimmed(grid);
  const map = storyMapIn(whole);
  if (map) return [...map.above.flatMap(paragraph), map.table, ...(map.below.length > 0 ? tableBlocks(map.below) : [])];
  const { cells, head } = headed(whole);
  const rows = withOneTitle(cells, head);
  if (head < 0) return rows.flatMap(paragraph);
  const blocks: SourceBlock[] = rows
    .slice(0, head)
    .flatMap((row, at) => (isPart && !rows.slice(at + 1, head).some(hasWords) ? titleOrParagraph(row) : paragraph(row)));
  let columns = [...(rows[head] ?? [])];
  let open: string[][] | undefined;
  const begin = () => {
    open = [];
    blocks.push({ kind: "table", columns, rows: open });
    return open;
  };
  let isAfterGap = false;
  const kind = columns.findIndex((name) => meaningsOf(name)[0] === "kind");
  const below = rows.slice(head + 1);
  const chapters = chaptersIn(below, columns);
  const lone = headingsAmong(below, columns);
  for (const [at, row] of below.entries()) {
    const filled = row.filter(Boolean).length;
    const [chapter, said] = [chapters.get(at), lone.get(at)];
    if (!row.some((cell) => /[\p{L}\p{N}]/u.test(cell))) {
      isAfterGap ||= filled === 0;
      continue;
    }
    if (isAfterGap && filled >= 2 && (knownIn(row) >= 2 || isSmallHead(row, columns))) {
      columns = [...row];
      open = undefined;
    } else if (kind >= 0 && HEADING.test(row[kind] ?? "")) {
      const title = row.filter((cell, index) => index !== kind && /\p{L}{3}/u.test(cell) && !/^\S*\d$/u.test(cell))[0];
      blocks.push({ kind: "heading", level: levelOf(row), text: title ?? row.filter(Boolean).join(" · ") });
      open = undefined;
    } else if (chapter) {
      blocks.push({ kind: "heading", level: chapter.level, text: chapter.text });
      open = undefined;
    } else if (said) {
      const text = row.filter(Boolean).join(" ");
      if (said === "heading") blocks.push({ kind: "heading", level: 6, text });
      else if (said === "item") blocks.push({ kind: "item", depth: 0, ordered: false, text });
      else blocks.push({ kind: "paragraph", text });
      open = undefined;
    } else (open ?? begin()).push([...row]);
    isAfterGap = false;
  }
  if (!blocks.some((block) => block.kind === "table")) begin();
  return blocks;
}

/** What requirement tools call a row that heads those below it. */
const HEADING = /^(?:heading|section|chapter|folder|title|überschrift|kapitel|abschnitt|titre|título)$/iu;

/** How deep such a row is by its number, such as 2.1; below the sheet's own heading. */
function levelOf(row: readonly string[]): number {
  const number = row.find((cell) => /^\d{1,3}(?:\.\d{1,3})*\.?$/u.test(cell) && cell !== row[0]) ?? "1";
  return Math.min(number.replace(/\.$/, "").split(".").length + 1, 6);
}

/** Cells without empty columns at the edges. */
function trimmed(grid: readonly (readonly string[])[]): string[][] {
  const said = grid.flatMap((row) => row.flatMap((cell, at) => (cell.trim() ? [at] : [])));
  const [first, last] = said.reduce(
    ([least, most], at) => [Math.min(least, at), Math.max(most, at)],
    [Number.POSITIVE_INFINITY, -1],
  );
  const width = Math.max(last - first + 1, 0);
  return grid.map((row) => Array.from({ length: width }, (_, at) => plainCell(row[first + at]?.trim() ?? "")));
}

/** The cells and where their head is; where a title stands above rows that say something, their columns have no names. */
function headed(cells: string[][]): { cells: string[][]; head: number } {
  const head = headOf(cells);
  const first = cells[head] ?? [];
  const isNameless = isSaying(first) && cells.slice(0, head).some(hasWords);
  return {
    head,
    cells: isNameless
      ? cells.toSpliced(
          head,
          0,
          first.map(() => ""),
        )
      : cells,
  };
}

const hasWords = (row: readonly string[]) => row.some(Boolean);

/** What stands alone right above a table's head names what its rows are. */
function titleOrParagraph(row: readonly string[]): SourceBlock[] {
  const [text = "", more] = row.filter(Boolean);
  return more === undefined && text.length <= MOST_TITLE && topicOf(text)?.kind === "rows"
    ? [{ kind: "heading", level: 6, text }]
    : paragraph(row);
}

function paragraph(row: readonly string[]): SourceBlock[] {
  const text = row.filter(Boolean).join(" · ");
  return text ? [{ kind: "paragraph", text }] : [];
}
