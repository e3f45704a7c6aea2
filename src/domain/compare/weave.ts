import { compareWords } from "./words.ts";

type Edit = { from: number; to: number; text: string; mine: boolean };

/**
 * Two texts that grew out of one as a single text: edits at different places are all there; where both changed the same
 * words, mine come first and theirs follow. Places are characters of `base`.
 */
export function weave(base: string, mine: string, theirs: string): string {
  const edits = [...editsOf(base, mine, true), ...editsOf(base, theirs, false)].sort((a, b) => a.from - b.from || a.to - b.to);
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

/** Takes the first edits that overlap, or begin at one place, from the list. */
function nextGroup(edits: Edit[]): Edit[] {
  const group: Edit[] = [];
  let end = -1;
  for (let next = edits[0]; next && (group.length === 0 || overlaps(next, group, end)); next = edits[0]) {
    group.push(next);
    end = Math.max(end, next.to);
    edits.shift();
  }
  return group;
}

function overlaps(next: Edit, group: readonly Edit[], end: number) {
  return next.from < end || group.some(({ from, to }) => from === next.from || (from === to && from === next.from));
}

function spanOf(group: readonly Edit[]) {
  return { from: Math.min(...group.map(({ from }) => from)), to: Math.max(...group.map(({ to }) => to)) };
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
  return joined(sideOf(mine), sideOf(theirs));
}

/** Whole lines stay lines, words stay apart. */
function joined(one: string, another: string): string {
  if (one.trim() === "") return another;
  if (another.trim() === "") return one;
  const between = one.includes("\n") || another.includes("\n") ? "\n" : " ";
  return /\s$/.test(one) || /^\s/.test(another) ? one + another : one + between + another;
}
