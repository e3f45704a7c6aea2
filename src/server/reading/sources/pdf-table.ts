import { joinLines } from "./pdf-hyphens.ts";
import type { PdfCell, PdfLine } from "./pdf-lines.ts";
import { MARK } from "./pdf-marks.ts";

type Run = { grid: string[][]; length: number };

/** How far a cell may begin beside its column, and the least gap before one, in the size of the letters. */
const NEAR = 0.9;
const APART = 0.5;
/** Lines below the first one that may say better where the columns begin. */
const BELOW = 2;

const isRow = ({ cells }: PdfLine) => cells.length >= 2;

/** The table that begins with this line, as rows of cells, and over how many lines it goes; nothing where it is none. */
export function tableRun(lines: readonly PdfLine[], from: number, known: ReadonlySet<string>): Run | undefined {
  const first = lines[from];
  if (!first || (first.cells.length === 2 && MARK.test(first.cells[0]?.text ?? ""))) return undefined;
  const starts = startsFrom(lines, from);
  if (!starts) return undefined;
  const head = splitAt(first, starts);
  const run: PdfLine[] = [head];
  for (const whole of lines.slice(from + 1)) {
    const line = splitAt(whole, starts);
    if (!fits(line, starts, run)) break;
    run.push(line);
    if (line.cells.length > starts.length) break;
  }
  if (run.filter(isRow).length < 2) return undefined;
  return { grid: rowsOf(run, starts, known), length: run.length };
}

/** Where columns begin: as in the first line, or in one below it whose columns all have a word of the first line above them. */
function startsFrom(lines: readonly PdfLine[], from: number): number[] | undefined {
  const [first, ...below] = lines.slice(from, from + 1 + BELOW);
  if (!first) return undefined;
  const own = first.cells.map(({ x }) => x);
  const [better] = below
    .filter((line) => line.page === first.page && first.y - line.y < first.size * 5)
    .map(({ cells }) => cells.map(({ x }) => x))
    .filter((starts) => starts.length > own.length && splitAt(first, starts).cells.length === starts.length);
  return better ?? (own.length >= 2 ? own : undefined);
}

const isNear = (start: number, x: number, { size }: PdfLine) => Math.abs(start - x) < size * NEAR;

/** A line whose cells also end where a column begins. */
function splitAt(line: PdfLine, starts: readonly number[]): PdfLine {
  const cells = line.cells.flatMap((cell): PdfCell[] => {
    const inside = line.pieces.filter(({ x }) => x >= cell.x - 0.1 && x < cell.end);
    const cuts = inside.filter((piece, at) => {
      const before = inside[at - 1];
      return (
        before && piece.x - before.x - before.width > line.size * APART && starts.some((start) => isNear(start, piece.x, line))
      );
    });
    if (cuts.length === 0) return [cell];
    return [inside[0]?.x ?? cell.x, ...cuts.map(({ x }) => x)].map((x, at, all) => {
      const own = inside.filter((piece) => piece.x >= x && piece.x < (all[at + 1] ?? Number.POSITIVE_INFINITY));
      const last = own.at(-1);
      return { text: wordsOf(own, line.size), x, end: last ? last.x + last.width : x };
    });
  });
  return { ...line, cells };
}

function wordsOf(pieces: PdfLine["pieces"], size: number): string {
  return pieces
    .reduce((text, piece, at) => {
      const before = pieces[at - 1];
      const isApart = before && piece.x - before.x - before.width > size * 0.15 && !text.endsWith(" ");
      return `${text}${isApart ? " " : ""}${piece.text}`;
    }, "")
    .trim();
}

function fits(line: PdfLine, starts: readonly number[], run: readonly PdfLine[]): boolean {
  const before = run.at(-1);
  if (!before) return false;
  if (line.page === before.page && before.y - line.y > line.size * 4) return false;
  if (!line.cells.every(({ x }) => starts.some((start) => isNear(start, x, line)))) return false;
  if (line.cells.length >= 2) return true;
  const [only] = line.cells;
  // a line below the first column alone may as well be the paragraph after the table
  const next = starts[1] ?? Number.POSITIVE_INFINITY;
  const isFirst = only !== undefined && Math.abs(only.x - (starts[0] ?? 0)) < line.size;
  return line.size <= before.size * 1.05 && (!isFirst || only.end < next) && line.page === before.page;
}

function rowsOf(run: readonly PdfLine[], starts: readonly number[], known: ReadonlySet<string>): string[][] {
  const gaps = run.flatMap((line, at) => {
    const before = run[at - 1];
    return before && before.page === line.page ? [before.y - line.y] : [];
  });
  const least = Math.min(...gaps);
  const isUneven = gaps.some((gap) => gap > least * 1.25);
  const rows: string[][] = [];
  for (const [at, line] of run.entries()) {
    const before = run[at - 1];
    const gap = before && before.page === line.page ? before.y - line.y : Number.POSITIVE_INFINITY;
    const isNew = isUneven
      ? gap > least * 1.2
      : line.cells.length >= starts.length || Math.abs((line.cells[0]?.x ?? 0) - (starts[0] ?? 0)) < line.size;
    if (isNew || rows.length === 0) rows.push(starts.map(() => ""));
    const row = rows.at(-1) ?? [];
    for (const { text, x } of line.cells) {
      const column = Math.max(
        starts.findLastIndex((start) => start - line.size * NEAR <= x),
        0,
      );
      row[column] = row[column] ? joinLines(row[column], text, known) : text;
    }
  }
  return rows;
}
