import { asKind } from "./as-kind.ts";
import type { Kind } from "./kinds.ts";
import type { Placed } from "./placed.ts";

type Words = Readonly<Record<string, string>>;
type Step = { kind: Kind } | { words: Words };

/** What a person decided of a piece: which kinds and words it was given, in that order, and whether it is taken. */
export type Decision = { steps?: readonly Step[]; isOut?: boolean; isApart?: boolean };
export type Decided = { kind?: Kind; words?: Words; isOut?: boolean; isApart?: boolean };

/** Words are those of the kind they were typed for, so a kind that is chosen after them takes them along. */
export function decide(before: Decision | undefined, { kind, words, ...marks }: Decided): Decision {
  const steps = [...(before?.steps ?? [])];
  const last = steps.at(-1);
  if (kind) {
    // nothing was typed since the kind before, so nothing has to be carried through it
    if (last && "kind" in last) steps.pop();
    steps.push({ kind });
  }
  const typed = steps.at(-1);
  if (words && typed && "words" in typed) steps.splice(-1, 1, { words: { ...typed.words, ...words } });
  else if (words) steps.push({ words });
  return { ...before, ...marks, ...(steps.length > 0 ? { steps } : {}) };
}

/** The piece as it was decided. */
export function asDecided(row: Placed, { steps = [] }: Decision = {}): Placed {
  let told = row;
  for (const step of steps)
    told = "kind" in step ? asKind(told, step.kind) : { ...told, words: { ...told.words, ...step.words } };
  return told;
}
