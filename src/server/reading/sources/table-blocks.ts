import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceBlock } from "#domain/bring/source.ts";
import { plainCell, withOneTitle } from "./plain-cells.ts";

/** How far down the head of a table is looked for. */
const FAR = 15;

/** The cells of a sheet as blocks: what stands above a table's head, the table, and lines that head rows within it. */
export function tableBlocks(grid: readonly (readonly string[])[]): SourceBlock[] {
  const cells = trimmed(grid);
  const head = headOf(cells);
  const rows = withOneTitle(cells, head);
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
  const kind = columns.findIndex((name) => meaningsOf(name)[0] === "kind");
  for (const row of rows.slice(head + 1)) {
    const filled = row.filter(Boolean).length;
    if (filled === 0) {
      isAfterGap = true;
      continue;
    }
    if (isAfterGap && filled >= 2 && (knownIn(row) >= 2 || isSmallHead(row, columns))) {
      columns = [...row];
      open = undefined;
    } else if (kind >= 0 && HEADING.test(row[kind] ?? "")) {
      const title = row.filter((cell, at) => at !== kind && /\p{L}{3}/u.test(cell) && !/^\S*\d$/u.test(cell))[0];
      blocks.push({ kind: "heading", level: levelOf(row), text: title ?? row.filter(Boolean).join(" · ") });
      open = undefined;
    } else if (isAfterGap && filled === 1 && !row[0] && columns.filter(Boolean).length > 2) {
      blocks.push(...paragraph(row));
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

/** What requirement tools call a row that heads those below it. */
const HEADING = /^(?:heading|section|chapter|folder|title|überschrift|kapitel|abschnitt|titre|título)$/iu;

/** How deep such a row is by its number, such as 2.1; below the sheet's own heading. */
function levelOf(row: readonly string[]): number {
  const number = row.find((cell) => /^\d{1,3}(?:\.\d{1,3})*\.?$/u.test(cell) && cell !== row[0]) ?? "1";
  return Math.min(number.replace(/\.$/, "").split(".").length + 1, 6);
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
  return grid.map((row) => Array.from({ length: width }, (_, at) => plainCell(row[at]?.trim() ?? "")));
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
