/** A run of letters on a page: its place from the lower left, its size and font. */
/** `wraps` says that the program that made it went on below. */
export type PdfPiece = { text: string; x: number; y: number; width: number; size: number; font: string; wraps: boolean };
/** Letters that stand next to each other on a line, set apart from others by more than a few blanks. */
export type PdfCell = { text: string; x: number; end: number };
export type PdfLine = {
  page: number;
  y: number;
  x: number;
  size: number;
  font: string;
  cells: PdfCell[];
  text: string;
  pieces: readonly PdfPiece[];
};

/** Gaps, in the size of the letters: within a word, and between the cells of a table. */
const BLANK = 0.15;
const APART = 1;

/** A page's runs of letters as lines, from its top. */
export function linesOf(pieces: readonly PdfPiece[], page: number): PdfLine[] {
  const rows: PdfPiece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(first.y - piece.y) < Math.max(first.size, piece.size) * 0.4) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) =>
    lineOf(
      row.toSorted((one, other) => one.x - other.x),
      page,
    ),
  );
}

function lineOf(row: readonly PdfPiece[], page: number): PdfLine {
  const cells: PdfCell[] = [];
  for (const { text, x, width, size } of row) {
    const cell = cells.at(-1);
    const gap = cell ? x - cell.end : 0;
    if (!cell || gap > size * APART) cells.push({ text: text.trimStart(), x, end: x + width });
    else {
      cell.text += gap > size * BLANK && !cell.text.endsWith(" ") && !text.startsWith(" ") ? ` ${text}` : text;
      cell.end = x + width;
    }
  }
  const widest = row.toSorted((one, other) => other.text.length - one.text.length)[0] ?? row[0];
  return {
    page,
    y: row[0]?.y ?? 0,
    x: cells[0]?.x ?? 0,
    size: Math.round((widest?.size ?? 0) * 10) / 10,
    font: row.every(({ font }) => font === row[0]?.font) ? (row[0]?.font ?? "") : "",
    cells: cells.map((cell) => ({ ...cell, text: cell.text.trim() })),
    text: cells.map(({ text }) => text.trim()).join(" "),
    pieces: row,
  };
}
