import type { PageSight, SeenPart } from "./sight.ts";

/** How many elements two parts share. */
export function shared(one: SeenPart, other: SeenPart): number {
  let at = 0;
  while (at < one.path.length && one.path[at] === other.path[at]) at += 1;
  return at;
}

/** The heading a part stands below: of those before it the last one in the smallest element around both. */
export function headingOf(parts: PageSight["parts"], part: SeenPart): SeenPart | undefined {
  const all = parts.slice(0, parts.indexOf(part)).filter(({ kind }) => kind === "heading");
  // a heading that lies deeper in something else heads only that
  const own = all.filter((one) => one.path.length - shared(one, part) <= 2);
  const before = own.length > 0 ? own : all;
  return before.toReversed().reduce<SeenPart | undefined>((best, one) => {
    if (!best) return one;
    return shared(one, part) > shared(best, part) && one.level >= best.level ? one : best;
  }, undefined);
}

/** How many lines the name of a row or a column may have. */
const MOST_LINES = 4;

/** A part's row and column of its table: the first cell of the row, and the top of the column. */
export function namesOfCell(parts: PageSight["parts"], { cell }: SeenPart): { row: string; column: string } {
  if (!cell) return { row: "", column: "" };
  const table = parts.filter((one) => one.cell?.table === cell.table);
  const textsAt = (row: number, column: number) => {
    const texts = table.filter((one) => one.cell?.row === row && one.cell.column === column).map(({ text }) => text);
    // what holds a menu or a page lays them out and names nothing
    return texts.length <= MOST_LINES ? texts.join(" ") : "";
  };
  return { row: cell.column === 0 ? "" : textsAt(cell.row, 0), column: cell.row === 0 ? "" : textsAt(0, cell.column) };
}

/** Sentences of a text as they are written. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»)]?)\s+(?=[\p{Lu}\d"“„«(¿¡])/u)
    .map((one) => one.trim())
    .filter(Boolean);
}
