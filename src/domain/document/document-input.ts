import type { ToldAcceptance } from "#domain/acceptance.ts";
import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/**
 * What a document says, when it was made (ISO 8601) and, where that is told in it, the last progress report of each row, and what
 * nobody accepted.
 */
export type DocumentInput = ProjectContent & {
  generated_at: string;
  reports?: readonly ProgressReport[] | undefined;
  acceptance?: ToldAcceptance | undefined;
};
