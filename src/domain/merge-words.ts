import { compareWords } from "./compare/words.ts";

/** What stands from `from` up to `to` of the base becomes `text`. */
type Edit = { from: number; to: number; text: string };

/** Two texts that grew out of one as a single text, word by word; null where both changed the same words, or words beside each other. */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  const theirEdits = editsOf(base, theirs);
  const own = editsOf(base, mine).filter((edit) => !theirEdits.some((other) => isSameEdit(edit, other)));
  if (own.some((edit) => theirEdits.some((other) => edit.from <= other.to && other.from <= edit.to))) return null;
  let merged = "";
  let at = 0;
  for (const { from, to, text } of [...own, ...theirEdits].sort((a, b) => a.from - b.from)) {
    merged += base.slice(at, from) + text;
    at = to;
  }
  return merged + base.slice(at);
}

const isSameEdit = (one: Edit, other: Edit) => one.from === other.from && one.to === other.to && one.text === other.text;

function editsOf(base: string, changed: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  for (const { kind, text } of compareWords(base, changed)) {
    if (kind === "same") {
      at += text.length;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, text: "" };
      edits.push(open);
    }
    if (kind === "added") open.text += text;
    else {
      at += text.length;
      open.to = at;
    }
  }
  return edits;
}
