import { parseFragment } from "parse5";
import type { SourceBlock, SourceWords } from "#domain/bring/source.ts";
import { type Element, isElement, type Node, textOf } from "./html-text.ts";
import { type Picture, pictureBlocks } from "./pictures.ts";
import { tableBlocks } from "./table-blocks.ts";

/** The HTML a Word document was made into, as blocks. */
export function htmlBlocks(html: string): SourceBlock[] {
  const nodes = parseFragment(html).childNodes;
  const notes = nodes.filter(isNotes).flatMap((node) => blocksOf(node, 0));
  const pictures = pictureBlocks(nodes.flatMap(picturesIn));
  const main = nodes.filter((node) => !isNotes(node)).flatMap((node) => blocksOf(node, 0));
  return [...main, ...underNotes([...notes, ...pictures])];
}

function picturesIn(node: Node): Picture[] {
  if (!isElement(node)) return [];
  if (node.tagName === "img") return [{ words: node.attrs.find(({ name }) => name === "alt")?.value }];
  return node.childNodes.flatMap(picturesIn);
}

/** Footnotes and comments, which stand below everything and belong to no chapter. */
function isNotes(node: Node): boolean {
  if (!isElement(node)) return false;
  const [first] = node.childNodes.filter(isElement);
  return node.tagName === "dl" || /^(?:footnote|endnote)-/.test(first?.attrs.find(({ name }) => name === "id")?.value ?? "");
}

/** What was remarked on a file, under a heading of its own. */
export function underNotes(said: readonly SourceBlock[]): SourceBlock[] {
  return said.length > 0 ? [{ kind: "heading", level: 1, text: "Notes" }, ...said] : [];
}

function blocksOf(node: Node, depth: number): SourceBlock[] {
  if (!isElement(node)) return said({ kind: "paragraph", text: textOf(node) });
  const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (heading) return said({ kind: "heading", level: Number(heading), text: textOf(node).replace(/\n/g, " ") });
  if (node.tagName === "ul" || node.tagName === "ol") return listBlocks(node, depth);
  if (node.tagName === "table") return tableBlocks(gridOf(node));
  if (node.tagName === "p") return titledParts(node).flatMap((part) => said({ kind: "paragraph", ...wordsOf(part) }));
  return node.childNodes.flatMap((child) => blocksOf(child, depth));
}

function listBlocks(list: Element, depth: number): SourceBlock[] {
  return list.childNodes.filter(isElement).flatMap((item): SourceBlock[] => {
    const isInside = (child: Node) =>
      isElement(child) && (child.tagName === "ul" || child.tagName === "ol" || child.tagName === "table");
    const own = item.childNodes.filter((child) => !isInside(child));
    const inside = item.childNodes.filter(isInside).flatMap((child) => blocksOf(child, depth + 1));
    const block = { kind: "item" as const, depth, ordered: list.tagName === "ol", text: own.map(textOf).join("").trim() };
    const strong = own.some(isElement) && own.every((child) => isStrong(child) || !textOf(child).trim());
    return [...said(strong ? { ...block, strong } : block), ...inside];
  });
}

function said(block: SourceWords): SourceBlock[] {
  const text = block.text.trim();
  return text === "" ? [] : [{ ...block, text }];
}

function wordsOf(node: Element): { text: string; strong?: boolean } {
  const strong = node.childNodes.length > 0 && node.childNodes.every((child) => isStrong(child) || !textOf(child).trim());
  return { text: textOf(node).trim(), ...(strong ? { strong } : {}) };
}

/** A paragraph in two where its first line is all in bold: what heads it, and what it heads. */
function titledParts(node: Element): Element[] {
  const end = node.childNodes.findIndex((child) => isElement(child) && child.tagName === "br");
  const title = { ...node, childNodes: node.childNodes.slice(0, end) };
  return end > 0 && wordsOf(title).strong ? [title, { ...node, childNodes: node.childNodes.slice(end + 1) }] : [node];
}

const isStrong = (node: Node): boolean =>
  isElement(node) && (node.tagName === "strong" || (node.childNodes.length === 1 && node.childNodes.every(isStrong)));

/** The cells of a table, those that are merged filled in each row they reach. */
function gridOf(table: Element): string[][] {
  const rows = rowsOf(table);
  const grid: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.childNodes.filter(isElement)) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const [wide, high] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      const text = textOf(cell).trim();
      for (let down = 0; down < high; down += 1)
        for (let across = 0; across < wide; across += 1) {
          const filled = grid[at + down];
          if (filled) filled[column + across] = across === 0 ? text : "";
        }
      column += wide;
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? ""));
}

function rowsOf(table: Element): Element[] {
  return table.childNodes.filter(isElement).flatMap((child) => (child.tagName === "tr" ? [child] : rowsOf(child)));
}

function spanOf(cell: Element, name: string): number {
  const said = Number(cell.attrs.find((attr) => attr.name === name)?.value ?? 1);
  return Number.isInteger(said) && said > 0 ? Math.min(said, 1000) : 1;
}
