import { type ComponentType, createContext, type RefObject } from "react";

/** Something to say of a stretch of a text, in UTF-16 units; `isQuiet` where it only informs. `fix` is the whole text anew. */
export type TextMark = {
  start: number;
  end: number;
  why: string;
  isQuiet: boolean;
  fix?: { label: string; text: string } | undefined;
};

/** What texts are written in: an area, or a line. */
export type Written = HTMLTextAreaElement | HTMLInputElement;

export type NotesProps = {
  area: RefObject<Written | null>;
  id: string;
  text: string;
  look: TextChecks["look"];
  isLine: boolean;
};

/** Looks at a text while it is written, and draws what is to be said of it: public pages have texts too, and carry neither. */
export type TextChecks = { look: (text: string) => Promise<readonly TextMark[]>; Notes: ComponentType<NotesProps> };

/** What looks at the texts within; nothing where nobody does. */
export const TextChecksContext = createContext<TextChecks | null>(null);

/** Marks of a text that was edited since: those before and after the edit stay where their words are. */
export function marksAfter(marks: readonly TextMark[], before: string, now: string): readonly TextMark[] {
  if (before === now) return marks;
  const { start, end, shift } = editOf(before, now);
  return marks.flatMap(({ fix: _, ...mark }) => {
    if (mark.end <= start) return [mark];
    return mark.start >= end ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }] : [];
  });
}

/** Where two texts differ, as a stretch of the former and by how much the latter is longer. */
export function editOf(before: string, now: string): { start: number; end: number; shift: number } {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === now.at(-1 - same)) same += 1;
  return { start, end: before.length - same, shift: now.length - before.length };
}
