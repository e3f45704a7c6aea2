import type { ProjectContent } from "#domain/project-content.ts";

/** What a document says, and when it was made (ISO 8601). */
export type DocumentInput = ProjectContent & { generated_at: string };
