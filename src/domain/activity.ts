import type { RowRevision } from "./history.ts";
import type { Noun } from "./nouns/all.ts";

/** What somebody did in one go, to one kind of row; times are ISO 8601. */
export type ActivityEntry = Pick<RowRevision, "change" | "through" | "made_by"> & {
  id: string;
  table_name: Noun | "specifications";
  /** Who proposed it, where it was: a person, or else a key of this name. */
  key_name: string | null;
  proposed_by: string | null;
  rows: number;
  first_at: string;
  last_at: string;
  /** The last five of them. */
  samples: readonly { row_id: string; revision: number; name: string | null; changed: readonly string[] }[];
};

/** Of one person, or one list, alone. */
export type ActivityFilter = { person?: string | undefined; list?: string | undefined };
