import type { Noun } from "./nouns/all.ts";

/** What happens where a version is made of words nobody accepted; an organization chooses. */
export const onUnaccepted = ["nothing", "warn", "refuse"] as const;
export type OnUnaccepted = (typeof onUnaccepted)[number];

/** A number that somebody accepted as it stands in a field. */
type AcceptedFigure = { id: string; row_id: string; field: string; figure: string };

/** The fields nobody accepted of rows, or of the specification whose texts they are, by their ids. */
export type OpenRows = Readonly<Record<string, readonly string[]>>;
export type Acceptance = {
  open: { readonly [Table in Noun | "specifications"]?: OpenRows };
  figures: readonly AcceptedFigure[];
};

/** What is accepted as it stands: a row, one of its fields, or one number in a field. */
export type Accepting = { table: Noun | "specifications"; id: string; revision: number; field?: string; figure?: string };
