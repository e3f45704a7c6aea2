import type { ToldAcceptance } from "#domain/acceptance.ts";
import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { CompletenessRecord } from "#domain/quality/completeness/decision.ts";
import type { ChosenQuality } from "#domain/quality/told-findings.ts";

/**
 * What a document says, when it was made (ISO 8601) and, where that is told in it, the last progress report of each row, and what
 * nobody accepted, what people decided of the items of the standards, and what its wording is held to; "pending" has its chapter already,
 * and nobody has looked through the words yet.
 */
export type DocumentInput = ProjectContent & {
  generated_at: string;
  reports?: readonly ProgressReport[] | undefined;
  acceptance?: ToldAcceptance | undefined;
  completeness?: CompletenessRecord | undefined;
  quality?: ChosenQuality | "pending" | undefined;
};
