import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceBlock } from "#domain/bring/source.ts";

/** How far down the head of a table is looked for. */
const FAR = 15;

/** The cells of a sheet as blocks: what stands above a table's head, the table, and lines that head rows within it. */
export function tableBlocks(grid: readonly (readonly string[])[]): SourceBlock[] {
  const rows = trimmed(grid);
  const head = headOf(rows);
  if (head < 0) return rows.flatMap(paragraph);
  const blocks: SourceBlock[] = rows.slice(0, head).flatMap(paragraph);
  let columns = [...(rows[head] ?? [])];
  let open: string[][] | undefined;
  const begin = () => {
    open = [];
    blocks.push({ kind: "table", columns, rows: open });
    return open;
  };
  let isAfterGap = false;
  for (const row of rows.slice(head + 1)) {
    const filled = row.filter(Boolean).length;
    if (filled === 0) {
      isAfterGap = true;
      continue;
    }
    if (isAfterGap && filled >= 2 && (knownIn(row) >= 2 || isSmallHead(row, columns))) {
      columns = [...row];
      open = undefined;
    } else if (
      filled === 1 &&
      columns.filter(Boolean).length > 2 &&
      row[0] &&
      !/^[\p{L}-]{0,6}\d+$/u.test(row[0]) &&
      row[0].length <= 80
    ) {
      blocks.push({ kind: "heading", level: 6, text: row[0] });
      open = undefined;
    } else (open ?? begin()).push([...row]);
    isAfterGap = false;
  }
  if (!blocks.some(({ kind }) => kind === "table")) begin();
  return blocks;
}

function trimmed(grid: readonly (readonly string[])[]): string[][] {
  const width = grid.reduce(
    (most, row) =>
      Math.max(
        most,
        row.reduce((last, cell, at) => (cell.trim() ? at + 1 : last), 0),
      ),
    0,
  );
  return grid.map((row) => Array.from({ length: width }, (_, at) => row[at]?.trim() ?? ""));
}

function paragraph(row: readonly string[]): SourceBlock[] {
  const text = row.filter(Boolean).join(" · ");
  return text ? [{ kind: "paragraph", text }] : [];
}

const knownIn = (row: readonly string[]) => row.filter((cell) => cell && cell.length <= 60 && meaningsOf(cell).length > 0).length;

/** The row that names the columns; -1 where there is none because there are no columns. */
function headOf(rows: readonly (readonly string[])[]): number {
  const near = rows.slice(0, FAR).map((row, at) => ({ at, known: knownIn(row), filled: row.filter(Boolean).length }));
  const [best] = near
    .filter(({ known, filled }) => known >= 2 || (known === 1 && filled >= 2))
    .toSorted((one, other) => other.known - one.known || one.at - other.at);
  if (best) return best.at;
  return near.find(({ filled }) => filled >= 2)?.at ?? -1;
}

/** A head of fewer columns, each in a word or two. */
function isSmallHead(row: readonly string[], columns: readonly string[]): boolean {
  const said = row.filter(Boolean);
  return knownIn(row) >= 1 && said.length < columns.filter(Boolean).length && said.every((cell) => cell.split(/\s+/).length <= 2);
}
