import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** What a document says, when it was made (ISO 8601) and, where that is told in it, the last progress report of each row. */
export type DocumentInput = ProjectContent & { generated_at: string; reports?: readonly ProgressReport[] | undefined };
