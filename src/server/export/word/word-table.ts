import { BorderStyle, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import type { PaperTable, Width, Words } from "#domain/export/paper/paper.ts";
import { page } from "./word-styles.ts";
import { paragraphOf } from "./word-words.ts";

/** In twentieths of a point: a letter, and what stands beside the words of a cell. */
const LETTER = 120;
const BESIDE = 280;
/** In letters: a row with more of them in a cell may break across pages. */
const LONG = 500;
const line = { style: BorderStyle.SINGLE, size: 4, color: "D0D0D0" };
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };

/** A table whose first row stands on every page it reaches. */
export function wordTable({ columns, rows, widths }: PaperTable): Table {
  const columnWidths = widthsOf(widths);
  const cell = (words: Words, at: number, fill?: string) =>
    new TableCell({
      children: [paragraphOf(words, { style: "TableText" })],
      width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
      margins: { top: 30, bottom: 30, left: 90, right: 90 },
      ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: "auto" } } : {}),
    });
  const bold = (words: Words) => ({ ...words, runs: words.runs.map((run) => ({ ...run, strong: true as const })) });
  return new Table({
    width: { size: page.text, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    borders: { top: line, bottom: line, insideHorizontal: line, left: none, right: none, insideVertical: none },
    rows: [
      new TableRow({
        ...{ tableHeader: true, cantSplit: true },
        children: columns.map((words, at) => cell(bold(words), at, "EEF1F5")),
      }),
      ...rows.map((row) => new TableRow({ cantSplit: !row.some(isLong), children: row.map((words, at) => cell(words, at)) })),
    ],
  });
}

function widthsOf(widths: readonly Width[]): number[] {
  const fixed = widths.map((width) => ("letters" in width ? width.letters * LETTER + BESIDE : 0));
  const left = page.text - sum(fixed);
  const shares = sum(widths.map((width) => ("share" in width ? width.share : 0)));
  return widths.map((width, at) => ("share" in width ? Math.floor((left * width.share) / shares) : (fixed[at] ?? 0)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isLong = ({ runs }: Words) => runs.reduce((sum, { text }) => sum + text.length, 0) > LONG;
