import type { PdfPiece } from "./pdf-lines.ts";
import { BULLET } from "./pdf-marks.ts";

/** Lines that are a column or a box rather than a cell whose words go on below each other. */
const LEAST_LINES = 3;
/** In points: baselines of a row of cells are the same. */
const SAME = 0.6;

type Flow = PdfPiece[];

/** A page's runs of letters, those that stand beside others without being cells of their rows told apart. */
export function columnsIn(pieces: readonly PdfPiece[]): { main: PdfPiece[]; beside: PdfPiece[][] } {
  const flows = flowsOf(pieces);
  const beside = new Set<Flow>();
  for (const flow of flows) {
    const others = flows.filter((other) => other !== flow && !beside.has(other)).flat();
    if (isBeside(flow, others)) beside.add(flow);
  }
  return { main: flows.filter((flow) => !beside.has(flow)).flat(), beside: [...beside] };
}

/** Letters are drawn in the order they are read: one goes up, or to the left of all before it, where another part begins. */
function flowsOf(pieces: readonly PdfPiece[]): Flow[] {
  const flows: Flow[] = [];
  for (const piece of pieces) {
    const flow = flows.at(-1);
    const before = flow?.at(-1);
    const isUp = before !== undefined && piece.y > before.y + before.size * 0.5;
    const isFar = before !== undefined && before.y - piece.y > before.size * 5;
    const isLeft =
      flow !== undefined && before !== undefined && piece.y < before.y && flow.every(({ x }) => piece.x + piece.width < x);
    if (!flow || isUp || isFar || isLeft) flows.push([piece]);
    else flow.push(piece);
  }
  return flows;
}

function isBeside(flow: Flow, others: readonly PdfPiece[]): boolean {
  const lines = linesAt(flow);
  if (lines.length < LEAST_LINES) return false;
  const [top, bottom] = [Math.max(...lines), Math.min(...lines)];
  const near = others.filter(({ y }) => y <= top + SAME && y >= bottom - SAME);
  const theirs = linesAt(near);
  const left = Math.min(...flow.map(({ x }) => x));
  // what stands to the left is read first, so only what stands to the right is put after it
  if (theirs.length < 2 || near.some(({ x, width }) => x + width > left)) return false;
  const shared = lines.filter((y) => theirs.some((other) => Math.abs(other - y) < SAME)).length;
  if (shared < lines.length / 2) return true;
  return isComposed(flow) && isComposed(near);
}

/** Whether it consists of more than the lines of one cell: under a heading, or of several items. */
function isComposed(flow: readonly PdfPiece[]): boolean {
  const sizes = flow.map(({ size }) => size);
  if (Math.max(...sizes) > Math.min(...sizes) * 1.15) return true;
  const lines = linesAt(flow).toSorted((one, other) => other - one);
  const gaps = lines.slice(1).map((y, at) => (lines[at] ?? y) - y);
  return flow.filter(({ text }) => BULLET.test(text)).length >= 2 || Math.max(...gaps) > Math.min(...gaps) * 1.3;
}

const linesAt = (pieces: readonly PdfPiece[]) =>
  pieces.map(({ y }) => y).filter((y, at, all) => all.findIndex((other) => Math.abs(other - y) < SAME) === at);
