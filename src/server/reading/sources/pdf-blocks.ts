import type { SourceBlock } from "#domain/bring/source.ts";
import { underNotes } from "./html-blocks.ts";
import { joinLines, wordsWithin } from "./pdf-hyphens.ts";
import type { PdfLine } from "./pdf-lines.ts";
import { ITEM } from "./pdf-marks.ts";
import { withoutRunning } from "./pdf-running.ts";
import { tableRun } from "./pdf-table.ts";
import { tableBlocks } from "./table-blocks.ts";

type Style = { body: number; font: string; gap: number; sizes: readonly number[]; saysWraps: boolean };

const NUMBERED = /^(?:\(?(\d{1,2}|[a-z])[.)])\s+(\S.*)$/u;
const CHAPTER = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}/u;

/** A chapter's number and its name in capitals. */
const CAPITALS = /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}[\p{Lu}\s&/’'-]{2,}$/u;
const MOST_CAPITALS = 60;

/** Lines as headings, paragraphs, items and tables; what runs along the pages stands under notes. */
export function lineBlocks(given: readonly (readonly PdfLine[])[]): SourceBlock[] {
  const { pages, running } = withoutRunning(given, styleOf(given.flat()).body);
  const lines = pages.flat();
  const style = styleOf(lines);
  const known = wordsWithin(lines.map(({ text }) => text));
  const blocks: SourceBlock[] = [];
  let at = 0;
  let before: PdfLine | undefined;
  let left = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line) break;
    const run = tableRun(lines, at, known);
    if (run) {
      blocks.push(...tableBlocks(run.grid));
      at += run.length;
      before = undefined;
      continue;
    }
    const block = blockOf(line, style);
    const open = blocks.at(-1);
    if (before && open && open.kind !== "table" && goesOn(open, block, { line, before, left, style }))
      open.text = joinLines(open.text, line.text, known);
    else {
      blocks.push(block);
      left = line.x;
    }
    before = line;
    at += 1;
  }
  return [...blocks, ...underNotes(running.map((text) => ({ kind: "paragraph", text })))];
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
  const gap = usualOf(gaps) ?? body * 1.3;
  const sizes = [...new Set(lines.map(({ size }) => size))]
    .filter((size) => size > body * 1.08)
    .toSorted((one, other) => other - one);
  return { body, font: most(({ font }) => font) ?? "", gap, sizes, saysWraps: saysWraps(lines) };
}

const wraps = ({ pieces }: PdfLine) => pieces.some((piece) => piece.wraps);

/** Whether a file says of its lines which of them go on, as those from browsers do: where words plainly do, and elsewhere not. */
function saysWraps(lines: readonly PdfLine[]): boolean {
  const goingOn = lines.filter((line, at) => /[\p{L},]$/u.test(line.text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? ""));
  const ended = lines.filter(({ text }) => /[.!?]$/u.test(text));
  return (
    goingOn.length >= 2 &&
    goingOn.every(wraps) &&
    ended.length >= 3 &&
    ended.filter((line) => !wraps(line)).length > ended.length / 2
  );
}

/** How far lines of a paragraph stand apart: the least of the distances that are not rare. */
function usualOf(gaps: readonly number[]): number | undefined {
  const sorted = gaps.toSorted((one, other) => one - other);
  const often = sorted.find(
    (gap) => gaps.filter((other) => Math.abs(other - gap) < 0.6).length >= Math.max(2, gaps.length * 0.12),
  );
  return often ?? sorted[Math.floor(sorted.length * 0.3)];
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
  if (text.length <= MOST_CAPITALS && CAPITALS.test(text)) return { kind: "heading", level: 2, text };
  const bullet = ITEM.exec(text)?.[1];
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
  if (!isNear || (style.saysWraps && !wraps(before))) return false;
  if (open.kind === "heading")
    return block.kind === "heading" && block.level === open.level && line.size === before.size && !CHAPTER.test(line.text);
  if (block.kind === "heading") return false;
  if (open.kind === "item") return line.x > left + 2 || (line.x > left - 2 && isUnfinished(before.text, line.text));
  return (
    !open.strong &&
    !block.strong &&
    (open.kind === "paragraph" ? !startsAnew(line.text, before) && !isNextName(open.text, line.text) : true)
  );
}

/** Words after which a sentence goes on, whatever letter the next line begins with. */
const OPEN =
  /(?:,|(?<!\p{L})(?:of|the|and|or|to|for|with|by|at|from|in|an?|und|oder|der|die|das|dem|den|von|mit|für|zu|de|du|des|la|le|les|et|ou|à|di|del|della|il|lo|con|per|het|een|en|van|met|voor|el|los|las|y|para|do|da|os|as))$/iu;

/** Whether a line below an item, no further to the right than its mark, is more of its sentence. */
const isUnfinished = (before: string, text: string) =>
  (/^[\p{Ll}(]/u.test(text) && !/[.!?:;]$/u.test(before) && !NUMBERED.test(text)) || OPEN.test(before);

const NAME = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3} [–—-] \S/u;
/** Below a paragraph that begins with a name and a dash, a line that does so too is the next of a list without marks. */
const isNextName = (above: string, text: string) => NAME.test(above) && NAME.test(text);

/** A line that begins with a number of its own or a label begins a paragraph, however near it stands. */
function startsAnew(text: string, before: PdfLine): boolean {
  return (
    /^\W?[\p{Lu}]{1,6}(?:[-_.][\p{Lu}]{1,6}){0,2}[-_.]?\d{1,4}\b/u.test(text) ||
    /^[\p{Lu}][\p{L} ]{2,30}:(?:\s|$)/u.test(text) ||
    /^[\p{Lu}][\p{L} ]{1,20}[«„“"‘][^«»“”"]{2,30}[»“”"’] ?:(?:\s|$)/u.test(text) ||
    /^\p{Lu}\p{L}{3,12} \p{Lu}{0,3}\d{1,3}[.:](?:\s|$)/u.test(text) ||
    (/^(?:given|when|then|and)\b/iu.test(text) && before.cells.length === 1)
  );
}
