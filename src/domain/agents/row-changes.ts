import { compareToRead } from "#domain/compare/words.ts";
import type { RowRevision } from "#domain/history.ts";
import { differences } from "#domain/history.ts";
import type { Noun } from "#domain/nouns/all.ts";

type Kept = Pick<RowRevision, "revision" | "words">;

/** What became of a row between two of its revisions, field by field, with the words that went and came marked. */
export type FieldChange = { field: string; before: string; after: string; words: string };

/** Words that went stand in [- -], words that came in {+ +}. */
export function rowChanges(noun: Noun, before: Kept, after: Kept): FieldChange[] {
  return differences(noun, before.words, after.words).map(({ name, before: was, after: is }) => ({
    field: name,
    before: was,
    after: is,
    words: compareToRead(was, is)
      .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
      .join(""),
  }));
}
