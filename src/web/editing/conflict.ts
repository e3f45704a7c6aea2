import { weave } from "#domain/compare/weave.ts";
import { type Mark, markWords } from "#domain/compare/words.ts";
import type { Contest } from "#domain/merge.ts";

export type ContestedField = {
  field: string;
  label: string;
  before: string;
  mine: readonly Mark[];
  theirs: readonly Mark[];
  /** One text from both, to be edited; null where the value is no text. */
  woven: string | null;
  problem: string | undefined;
};
export type Choice = { pick: "mine" } | { pick: "theirs" } | { pick: "both"; text: string };

/** What a person has to settle before a save can go on; drawn by `ConflictDialog`. */
export type Conflict =
  | {
      kind: "contested";
      who?: string | undefined;
      fields: readonly ContestedField[];
      pending: boolean;
      onChoose: (choices: Readonly<Record<string, Choice>>) => void;
      onClose: () => void;
    }
  | {
      kind: "gone";
      who?: string | undefined;
      words: readonly { label: string; text: string }[];
      pending: boolean;
      onCopy: () => void;
      onAddAgain: (() => void) | undefined;
      onClose: () => void;
    };

export function chosenOf({ mine, theirs }: Contest, choice: Choice | undefined): unknown {
  if (choice?.pick === "both") return choice.text;
  return choice?.pick === "theirs" ? theirs : mine;
}

export function contestedField(
  { field, base, mine, theirs }: Contest,
  labelOf: (field: string) => string,
  shown: (field: string, value: unknown) => string,
  problem: string | undefined,
): ContestedField {
  const [before, here, there] = [shown(field, base), shown(field, mine), shown(field, theirs)];
  const marks = markWords(there, here);
  const isText = here === (mine ?? "") && there === (theirs ?? "");
  const woven = isText ? weave(before, here, there) : null;
  return { field, label: labelOf(field), before, mine: marks.after, theirs: marks.before, woven, problem };
}
