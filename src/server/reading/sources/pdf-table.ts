import type { PdfCell, PdfLine } from "./pdf-lines.ts";

export function isTableRow({ cells }: PdfLine): boolean {
  return cells.length >= 2;
}

/** The table that begins with this line, as rows of cells, and over how many lines it goes; nothing where it is none. */
export function tableRun(lines: readonly PdfLine[], from: number): { grid: string[][]; length: number } | undefined {
  const head = lines[from];
  if (!head || /^[•●○▪◦‣∙·*–—-]$|^\(?\d{1,2}[.)]$/u.test(head.cells[0]?.text ?? "")) return undefined;
  const run: PdfLine[] = [head];
  const starts = head.cells.map(({ x }) => x);
  for (const line of lines.slice(from + 1)) {
    if (!fits(line, starts, run)) break;
    run.push(line);
    if (line.cells.length > starts.length) break;
  }
  if (run.filter(isTableRow).length < 2) return undefined;
  return { grid: rowsOf(run, starts), length: run.length };
}

function fits(line: PdfLine, starts: readonly number[], run: readonly PdfLine[]): boolean {
  const before = run.at(-1);
  if (!before) return false;
  if (line.page === before.page && before.y - line.y > line.size * 4) return false;
  const near = (cell: PdfCell) => starts.some((start) => Math.abs(start - cell.x) < line.size * 0.9);
  if (!line.cells.every(near)) return false;
  if (line.cells.length >= 2) return true;
  const [only] = line.cells;
  // a line below the first column alone may as well be the paragraph after the table
  const next = starts[1] ?? Number.POSITIVE_INFINITY;
  const isFirst = only !== undefined && Math.abs(only.x - (starts[0] ?? 0)) < line.size;
  return line.size <= before.size * 1.05 && (!isFirst || only.end < next) && line.page === before.page;
}

function rowsOf(run: readonly PdfLine[], starts: readonly number[]): string[][] {
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
      const column = starts.findLastIndex((start) => start - line.size * 0.9 <= x);
      row[Math.max(column, 0)] = [row[Math.max(column, 0)], text].filter(Boolean).join(" ");
    }
  }
  return rows;
}
