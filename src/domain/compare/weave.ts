import { compareWords } from "./words.ts";

type Edit = { from: number; to: number; text: string; mine: boolean };
/** The sentences an edit is in; a whole sentence put between two others is in none. */
type Placed = Edit & { start: number; end: number };

/**
 * Two texts that grew out of one as a single text: edits in different sentences are all there; where both changed the same
 * sentence, mine comes first and theirs stands below it. Places are characters of `base`.
 */
export function weave(base: string, mine: string, theirs: string): string {
  const edits = [...editsOf(base, mine, true), ...editsOf(base, theirs, false)]
    .map((edit) => placed(base, edit))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let woven = "";
  let at = 0;
  while (edits.length > 0) {
    const group = nextGroup(edits);
    const { from, to } = spanOf(group);
    woven += base.slice(at, from) + together(base, from, to, group);
    at = to;
  }
  return woven + base.slice(at);
}

function editsOf(base: string, text: string, mine: boolean): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  for (const change of compareWords(base, text)) {
    if (change.kind === "same") {
      at += change.text.length;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, text: "", mine };
      edits.push(open);
    }
    if (change.kind === "added") open.text += change.text;
    else {
      at += change.text.length;
      open.to = at;
    }
  }
  return edits;
}

function placed(base: string, edit: Edit): Placed {
  const { from, to, text } = edit;
  const borders = bordersOf(base);
  const isWhole = /(\n|[.!?]\s+)$/.test(text) || (from === base.length && (borders.includes(from) || /^[ \t]*\n/.test(text)));
  if (from === to && isWhole && (from === base.length || borders.includes(from))) return { ...edit, start: from, end: to };
  const start = borders.findLast((border) => border <= from && border < base.length) ?? 0;
  const end = borders.find((border) => border >= to && border > from) ?? base.length;
  return { ...edit, start, end };
}

/** Where a sentence or a line begins, and where the last one is closed. */
function bordersOf(base: string): number[] {
  return [0, ...[...base.matchAll(/[.!?]+(?:[ \t]+|$)|\n+/g)].map(({ index, 0: mark }) => index + mark.length)];
}

/** Takes the first edits that are in the same sentences, or at one place, from the list. */
function nextGroup(edits: Placed[]): Placed[] {
  const group: Placed[] = [];
  let end = -1;
  for (let next = edits[0]; next && (group.length === 0 || overlaps(next, group, end)); next = edits[0]) {
    group.push(next);
    end = Math.max(end, next.end);
    edits.shift();
  }
  return group;
}

function overlaps(next: Placed, group: readonly Placed[], end: number) {
  return next.start < end || (next.start === next.end && group.every(({ start }) => start === next.start));
}

function spanOf(group: readonly Placed[]) {
  return { from: Math.min(...group.map(({ start }) => start)), to: Math.max(...group.map((edit) => edit.end)) };
}

function together(base: string, from: number, to: number, group: readonly Edit[]): string {
  const sideOf = (own: readonly Edit[]) => {
    let text = "";
    let at = from;
    for (const edit of own) {
      text += base.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    return text + base.slice(at, to);
  };
  const [mine, theirs] = [group.filter((edit) => edit.mine), group.filter((edit) => !edit.mine)];
  if (mine.length === 0) return sideOf(theirs);
  if (theirs.length === 0 || sideOf(mine) === sideOf(theirs)) return sideOf(mine);
  return below(sideOf(mine), sideOf(theirs));
}

function below(one: string, another: string): string {
  if (one.trim() === "") return another;
  if (another.trim() === "") return one;
  return `${one.trimEnd()}\n${another.trimStart()}`;
}
