import type { SourceBlock } from "#domain/bring/source.ts";
import type { PdfLine } from "./pdf-lines.ts";
import { isTableRow, tableRun } from "./pdf-table.ts";
import { tableBlocks } from "./table-blocks.ts";

type Style = { body: number; font: string; gap: number; sizes: readonly number[] };

const BULLET = /^([•●○▪◦‣∙·*]|[–—-]|o(?=\s)|\uf0b7|\uf0a7)\s*(\S.*)$/u;
const NUMBERED = /^(?:\(?(\d{1,2}|[a-z])[.)])\s+(\S.*)$/u;
const CHAPTER = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}/u;

/** Lines as headings, paragraphs, items and tables. */
export function lineBlocks(pages: readonly (readonly PdfLine[])[]): SourceBlock[] {
  const lines = withoutRunning(pages).flat();
  const style = styleOf(lines);
  const blocks: SourceBlock[] = [];
  let at = 0;
  let before: PdfLine | undefined;
  let left = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line) break;
    const run = isTableRow(line) ? tableRun(lines, at) : undefined;
    if (run) {
      blocks.push(...tableBlocks(run.grid));
      at += run.length;
      before = undefined;
      continue;
    }
    const block = blockOf(line, style);
    const open = blocks.at(-1);
    if (before && open && goesOn(open, block, { line, before, left, style })) append(open, line.text);
    else {
      blocks.push(block);
      left = line.x;
    }
    before = line;
    at += 1;
  }
  return blocks;
}

function styleOf(lines: readonly PdfLine[]): Style {
  const most = <Value>(said: (line: PdfLine) => Value) => {
    const counts = new Map<Value, number>();
    for (const line of lines) counts.set(said(line), (counts.get(said(line)) ?? 0) + line.text.length);
    return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  };
  const body = most(({ size }) => size) ?? 0;
  const gaps = lines.flatMap((line, at) => {
    const gap = (lines[at - 1]?.y ?? 0) - line.y;
    return lines[at - 1]?.page === line.page && lines[at - 1]?.size === body && line.size === body && gap > 0
      ? [Math.round(gap * 2) / 2]
      : [];
  });
  const gap = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.3)] ?? body * 1.3;
  const sizes = [...new Set(lines.map(({ size }) => size))]
    .filter((size) => size > body * 1.08)
    .toSorted((one, other) => other - one);
  return { body, font: most(({ font }) => font) ?? "", gap, sizes };
}

function blockOf(line: PdfLine, { body, font, sizes }: Style): SourceBlock {
  const text = line.text;
  const isLarge = line.size > body * 1.08;
  const isOther = line.font !== "" && line.font !== font;
  const chapter = CHAPTER.exec(text)?.[1];
  if (text.length <= 120 && (isLarge || (isOther && chapter && line.size >= body))) {
    const level = chapter ? Math.min(chapter.split(".").length + 1, 6) : Math.min(sizes.indexOf(line.size) + 1 || 5, 6);
    return { kind: "heading", level, text };
  }
  const bullet = BULLET.exec(text)?.[2];
  if (bullet) return { kind: "item", depth: 0, ordered: false, text: bullet };
  const numbered = isOther ? undefined : NUMBERED.exec(text)?.[2];
  if (numbered) return { kind: "item", depth: 0, ordered: true, text: numbered };
  return { kind: "paragraph", text, ...(isOther && text.length <= 100 ? { strong: true } : {}) };
}

type Meeting = { line: PdfLine; before: PdfLine; left: number; style: Style };

/** Whether a line is more of the block before it. */
function goesOn(open: SourceBlock, block: SourceBlock, { line, before, left, style }: Meeting): boolean {
  if (open.kind === "table" || block.kind === "item" || block.kind === "table") return false;
  const isNear =
    line.page !== before.page ? !/[.!?:]$/.test(before.text) : before.y - line.y <= Math.max(style.gap, line.size * 1.25) * 1.22;
  if (!isNear) return false;
  if (open.kind === "heading")
    return block.kind === "heading" && block.level === open.level && line.size === before.size && !CHAPTER.test(line.text);
  if (block.kind === "heading") return false;
  if (open.kind === "item") return line.x > left + 2;
  return !open.strong && !block.strong && (open.kind === "paragraph" ? !startsAnew(line.text, before) : true);
}

/** A line that begins with a number of its own or a label begins a paragraph, however near it stands. */
function startsAnew(text: string, before: PdfLine): boolean {
  return (
    /^\W?[\p{Lu}]{1,6}(?:[-_.][\p{Lu}]{1,6}){0,2}[-_.]?\d{1,4}\b/u.test(text) ||
    /^[\p{Lu}][\p{L} ]{2,30}:(?:\s|$)/u.test(text) ||
    (/^(?:given|when|then|and)\b/iu.test(text) && before.cells.length === 1)
  );
}

function append(block: SourceBlock, text: string): void {
  if (block.kind !== "table") block.text = /[\p{L}]-$/u.test(block.text) ? `${block.text}${text}` : `${block.text} ${text}`;
}

/** What stands in the same place of most pages is said once; the numbers of pages are not said at all. */
function withoutRunning(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const places = new Map<string, number>();
  const placeOf = (line: PdfLine) => `${Math.round(line.y / 3)}:${line.text.replace(/\d+/g, "#")}`;
  for (const lines of pages) for (const line of lines) places.set(placeOf(line), (places.get(placeOf(line)) ?? 0) + 1);
  const isRunning = (line: PdfLine) => pages.length >= 2 && (places.get(placeOf(line)) ?? 0) >= Math.max(2, pages.length * 0.6);
  const seen = new Set<string>();
  return pages.map((lines, page) =>
    lines.filter((line, at) => {
      const isEdge = at < 2 || at >= lines.length - 2;
      if (isEdge && /^(?:(?:page|seite|s\.)\s*)?\d{1,4}(?:\s*(?:\/|of|von)\s*\d{1,4})?$/iu.test(line.text)) return false;
      if (!isEdge || !isRunning(line)) return true;
      const isNew = page === 0 || !seen.has(placeOf(line));
      seen.add(placeOf(line));
      return isNew;
    }),
  );
}
