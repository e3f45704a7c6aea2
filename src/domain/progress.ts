import * as z from "zod";
import { readCited } from "./cited.ts";
import { Failure } from "./failure.ts";
import type { Noun } from "./nouns/all.ts";

export const progressStates = ["in_progress", "done", "blocked"] as const;
export type ProgressState = (typeof progressStates)[number];

const said = (most: number, about: string) => z.string().trim().max(most).optional().describe(about);

/** How far a row is built, at the revision it was read at, with the evidence. */
export const reportInput = z.strictObject({
  cite: z.string().max(60).describe("The row and the revision you built from, such as US-14@3"),
  state: z.enum(progressStates),
  commit: said(200, "The commit, or its address"),
  test: said(500, "The test that shows it"),
  note: said(2000, "What a person should know, such as what blocks it"),
});
export type ReportInput = z.input<typeof reportInput>;

/** The last report of a row; times are ISO 8601. */
export type ProgressReport = {
  id: string;
  table_name: Noun;
  row_id: string;
  at_revision: number;
  state: ProgressState;
  commit: string | null;
  test: string | null;
  note: string | null;
  /** A person, or else a key of this name. */
  reported_by: string | null;
  key_name: string | null;
  reported_at: string;
};

/** A report as the database takes it; a `Failure` says what is wrong. */
export function askedReport(given: ReportInput) {
  const { cite: said, ...report } = reportInput.parse(given);
  const cited = readCited(said);
  if (cited.table === "specifications") throw new Failure("invalid", "Report a row, such as US-14@3; texts are not built.");
  return { ...cited, ...report };
}
