import { parseFragment } from "parse5";
import { textOf } from "./html-text.ts";

const MARKED =
  /<\/?(?:div|p|br|ul|ol|li|span|b|i|u|s|strong|em|a|h[1-6]|table|sub|sup|small|details|kbd|code|img|center|font)\b[^>]*>/iu;

/** A cell without the HTML that boards export their descriptions in. */
export function plainCell(cell: string): string {
  if (!MARKED.test(cell)) return cell;
  const lines = parseFragment(cell.replace(/<li\b[^>]*>/giu, "$&- "))
    .childNodes.map(textOf)
    .join("")
    .split("\n");
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

const PART = /^(.*\S)\s*\d$/u;

/** A tree of titles, each level in a column of its own such as `Title 2`, as one column. */
export function withOneTitle(grid: readonly (readonly string[])[], head: number): string[][] {
  const columns = grid[head] ?? [];
  const names = columns.map((name) => PART.exec(name)?.[1] ?? "");
  const name = names.find((one, at) => one !== "" && names.indexOf(one) !== at && /title|name|summary|titel/iu.test(one));
  const parts = names.flatMap((one, at) => (name && one === name ? [at] : []));
  const [first] = parts;
  const isTree = grid.slice(head + 1).every((row) => parts.filter((at) => row[at]).length <= 1);
  if (first === undefined || name === undefined || !isTree) return grid.map((row) => [...row]);
  return grid.map((row, at) => {
    const said = at === head ? name : at < head ? row[first] : row[parts.find((part) => row[part]) ?? first];
    return row.flatMap((cell, column) => (column === first ? [said ?? ""] : at >= head && parts.includes(column) ? [] : [cell]));
  });
}
