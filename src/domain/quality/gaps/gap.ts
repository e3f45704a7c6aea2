import type { Noun } from "#domain/nouns/all.ts";

export const gapKinds = [
  "priority",
  "cycle",
  "role",
  "orphan",
  "role-without-story",
  "failure",
  "test",
  "page",
  "never-seen",
  "interface",
  "privacy",
  "boundary",
] as const;
export type GapKind = (typeof gapKinds)[number];

/** A row by its number; of what concerns the project as a whole there is none. */
export type GapRow = { noun: Noun; id: string; number: number };
/** Something that is missing, in one sentence; `makes` is the kind of row that would close it. */
export type Gap = { kind: GapKind; rows: readonly GapRow[]; sentence: string; makes?: Noun };
