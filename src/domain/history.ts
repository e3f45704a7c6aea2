import { labelledFields, type Noun } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** What wrote a revision; `unknown` is never taken for a person. */
export const throughs = ["web", "draft", "import", "restore", "undo", "version", "proposal", "unknown"] as const;
export type Through = (typeof throughs)[number];

export const rowChanges = ["added", "changed", "removed", "restored"] as const;

/** What a row said from one change to the next; `words` by column, all of them. */
export type RowRevision = {
  id: string;
  row_id: string;
  revision: number;
  change: (typeof rowChanges)[number];
  words: Readonly<Record<string, unknown>>;
  changed: readonly string[];
  /** Null where nobody is known, or whoever it was has left. */
  made_by: string | null;
  through: Through;
  /** ISO 8601. */
  made_at: string;
  /** Whoever proposed it, a person or else a key of this name; `made_by` accepted it. */
  proposal: { proposed_by: string | null; key_name: string | null } | null;
};

/** What a draft made of a row, and what it stood in the place of. */
export type Rewritten = { former: RowRevision; drafted: RowRevision };

/** A field as people know it, with what it said before and after; names of rows it refers to are the reader's to find. */
export type FieldStep = { name: string; label: string; to: string | undefined; before: string; after: string };

/** The fields of a noun whose words differ, in the order of its form. Columns that say nothing to people are left out. */
export function differences(noun: Noun, before: RowRevision["words"], after: RowRevision["words"]): FieldStep[] {
  return labelledFields(noun).flatMap(([name, field]) => {
    const isKnown = name in before || (after[name] ?? null) !== null;
    const [was, is] = [name in before ? said(field, before[name]) : "", isKnown ? said(field, after[name]) : ""];
    return was === is ? [] : [{ name, label: field.label ?? name, to: field.to, before: was, after: is }];
  });
}

/** Which fields a change gave other words that stand there still. */
export function stillChanged(noun: Noun, before: RowRevision["words"], after: RowRevision["words"], now: RowRevision["words"]) {
  const since = new Set(differences(noun, after, now).map(({ name }) => name));
  return differences(noun, before, after).flatMap(({ name }) => (since.has(name) ? [] : [name]));
}

/** A chosen value by its name, nothing as an empty text. */
function said({ choices = {}, nothing }: Field, value: unknown): string {
  if (value === null || value === undefined || value === "") return nothing ?? "";
  return choices[String(value)] ?? String(value);
}

/** How a revision came about, as the end of a line that begins with who and when. */
export function manner({ change, through }: Pick<RowRevision, "change" | "through">): string {
  if (change === "removed") return through === "undo" ? "deleted by an undo" : "deleted";
  if (change === "restored") return "brought back";
  const verb = change === "added" ? "added" : "changed";
  const manners: Record<Through, string> = {
    web: change === "added" ? "written by hand" : "edited by hand",
    draft: change === "added" ? "drafted" : "drafted anew",
    import: `${verb} by an import`,
    restore: "restored from an earlier state",
    undo: `${verb} by an undo`,
    version: `${verb} with a version`,
    proposal: `${verb} as proposed`,
    unknown: `${verb} in an unknown way`,
  };
  return manners[through];
}
