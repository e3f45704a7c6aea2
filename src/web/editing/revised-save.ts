import { type Merge, mergeFields } from "#domain/merge.ts";
import { isGone, isOvertaken, overtakenFailure } from "#domain/revisions.ts";

/** Values as they are stored at one revision, which is null where nothing was stored. */
export type Stored<Values> = { values: Values; revision: number | null };

export type Merging<Values> = (base: Values, mine: Values, theirs: Values) => Merge<Values>;

export type RevisedSave<Values, Saved> = {
  /** What the edit began from. */
  base: Values;
  mine: Values;
  /** What is stored, as far as this screen knows. */
  known: Stored<Values>;
  save: (values: Values, revision: number | null) => Promise<Saved>;
  /** What is stored now; null where it is gone. */
  read: () => Promise<Stored<Values> | null>;
  merge?: Merging<Values>;
};

export type Outcome<Values, Saved> =
  | { kind: "saved"; saved: Saved; values: Values }
  | { kind: "contested"; merge: Merge<Values>; theirs: Stored<Values> }
  | { kind: "gone" };

/** In tries, after which too many people save at once. */
const MOST_TRIES = 5;

/** Saves over whatever others saved meanwhile without losing a word of it: what only one side changed merges by itself. */
export async function saveRevised<Values extends object, Saved>({
  base,
  mine,
  known,
  save,
  read,
  merge = mergeFields,
}: RevisedSave<Values, Saved>): Promise<Outcome<Values, Saved>> {
  let theirs = known;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const merged = merge(base, mine, theirs.values);
    if (merged.contested.length > 0) return { kind: "contested", merge: merged, theirs };
    try {
      return { kind: "saved", saved: await save(merged.merged, theirs.revision), values: merged.merged };
    } catch (error) {
      if (isGone(error)) return { kind: "gone" };
      if (!isOvertaken(error)) throw error;
    }
    const now = await read();
    if (!now) return { kind: "gone" };
    theirs = now;
  }
  throw overtakenFailure();
}
