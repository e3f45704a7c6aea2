import { isBare } from "./money/bare.ts";
import { moneyIn } from "./money/money.ts";
import { isFree } from "./plans-unpriced.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** How many lines the name of a row or a column may have. */
const MOST_LINES = 4;

/** The cells of a part's row before it, and of its column above it, that name them; of columns those above first. */
export function namesOfCell(parts: PageSight["parts"], part: SeenPart): { row: string; column: string } {
  const { cell } = part;
  if (!cell) return { row: "", column: "" };
  const table = parts.filter((one) => one.cell?.table === cell.table);
  const namedBy = (lines: readonly SeenPart[]) =>
    // what holds a menu or a page lays them out and names nothing
    lines.length <= MOST_LINES ? lines.map(({ text }) => text).join(" ") : "";
  const before = table.filter((one) => reachesRow(one, cell.row) && (one.cell?.column ?? 0) < cell.column && !isAmount(one));
  const first = before.filter((one) => one.cell?.column === 0 || one.cell?.isHead || (one.cell?.rows ?? 1) > 1);
  const heads = cell.columns > 1 ? [] : headsAbove(table, cell);
  return { row: cell.isHead && heads.length === 0 ? "" : namedBy(first), column: namedBy(heads) };
}

/** An amount beside another one names nothing. */
const isAmount = ({ text }: SeenPart) => moneyIn(text).length > 0 && isBare(text);

function headsAbove(table: readonly SeenPart[], cell: NonNullable<SeenPart["cell"]>): SeenPart[] {
  for (let row = cell.row - 1; row >= 0; row -= 1) {
    const line = table.filter((one) => one.cell?.row === row);
    if (!isHeadRow(line, row)) continue;
    const above = line.filter((one) => reachesColumn(one, cell.column));
    if (above.length > 0) return above;
  }
  return [];
}

/** A row of heads; the first row of a table names its columns where nothing else is marked, and no amount stands in it. */
function isHeadRow(line: readonly SeenPart[], row: number): boolean {
  if (line.some(({ text }) => moneyIn(text).length > 0 || isFree(text))) return false;
  return row === 0 || (line.length > 0 && line.every(({ cell }) => cell?.isHead));
}

const reachesRow = ({ cell }: SeenPart, row: number) => cell !== undefined && cell.row <= row && row < cell.row + cell.rows;
const reachesColumn = ({ cell }: SeenPart, column: number) =>
  cell !== undefined && cell.column <= column && column < cell.column + cell.columns;
