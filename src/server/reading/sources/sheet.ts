import { fromXlsxText } from "#domain/export/xlsx-text.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { type Element, elementsOf } from "./xml.ts";

/** Columns of a sheet that are read, and how far down. */
const MOST_COLUMNS = 200;
const MOST_ROW = 20_000;

type Known = { shared: readonly string[]; dates: ReadonlySet<number> };

/** A sheet as rows of cells, merged ones filled downwards; a formula is what it came to, or itself where nobody worked it out. */
export function readSheet(xml: string, known: Known): string[][] {
  const grid: string[][] = [];
  for (const row of elementsOf(xml, ["row"])) {
    const at = row.attributes.r ? Number(row.attributes.r) - 1 : grid.length;
    if (!Number.isInteger(at) || at < 0) continue;
    const cells = cellsOf(row, known);
    if (cells.length === 0) continue;
    if (at > MOST_ROW) throw new Unreadable("too_much");
    while (grid.length <= at) grid.push([]);
    grid[at] = cells;
  }
  for (const { attributes } of elementsOf(xml, ["mergeCell"])) fillMerged(grid, attributes.ref ?? "");
  return grid;
}

function cellsOf(row: Element, known: Known): string[] {
  const cells: string[] = [];
  for (const cell of row.children) {
    if (cell.name !== "c") continue;
    const at = cell.attributes.r ? columnOf(cell.attributes.r) : cells.length;
    const text = cellText(cell, known);
    if (text === "" || at < 0) continue;
    if (at >= MOST_COLUMNS) throw new Unreadable("too_much");
    while (cells.length < at) cells.push("");
    cells[at] = text;
  }
  return cells;
}

function cellText({ attributes, children }: Element, { shared, dates }: Known): string {
  const value = children.find(({ name }) => name === "v")?.text;
  const formula = children.find(({ name }) => name === "f")?.text;
  if (attributes.t === "inlineStr") return children.flatMap(({ children: inside }) => textsOf(inside)).join("");
  if (value === undefined || value === "") return formula ? `=${formula}` : "";
  if (attributes.t === "s") return shared[Number(value)] ?? "";
  if (attributes.t === "b") return value === "1" ? "Yes" : "No";
  if (attributes.t === "str" || attributes.t === "e" || attributes.t === "d") return value;
  return dates.has(Number(attributes.s ?? 0)) ? dateText(Number(value)) : numberText(value);
}

function textsOf(elements: readonly Element[]): string[] {
  return elements.flatMap(({ name, text, children }) =>
    name === "r" ? textsOf(children) : name === "t" || name === "is" ? [fromXlsxText(text)] : [],
  );
}

/** Days since the end of 1899, as spreadsheets count them. */
function dateText(days: number): string {
  if (!Number.isFinite(days) || days < 0 || days > 2_958_465) return String(days);
  const date = new Date(Math.round((days - 25_569) * 86_400_000)).toISOString();
  return days % 1 === 0 ? date.slice(0, 10) : date.slice(0, 16).replace("T", " ");
}

/** 0.1 + 0.2 is stored as 0.30000000000000004 and shown as 0.3. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}

/** `AB12` is the 28th column, counted from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function fillMerged(grid: string[][], reference: string): void {
  const [from = "", to = ""] = reference.split(":");
  const [left, top, bottom] = [columnOf(from), rowOf(from), Math.min(rowOf(to), grid.length - 1)];
  const text = grid[top]?.[left];
  if (!text || left < 0) return;
  for (let at = top + 1; at <= bottom; at += 1) {
    const row = grid[at];
    // where nothing else stands, a row would be made of the merged cell alone
    if (!row?.some(Boolean)) continue;
    while (row.length <= left) row.push("");
    row[left] ||= text;
  }
}

const rowOf = (reference: string) => Number(/\d+$/.exec(reference)?.[0] ?? 0) - 1;
