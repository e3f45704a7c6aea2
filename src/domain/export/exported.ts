import type { SpecificationDocument } from "#domain/document/document.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** What a writer is given: the rows and the document made of them, both no more than was asked for. */
export type Exported = {
  content: ProjectContent;
  document: SpecificationDocument;
  /** Of every row there is by its id, so that one that was not asked for can still be cited. */
  citations: ReadonlyMap<unknown, string>;
  /** ISO 8601 date and time. */
  generated_at: string;
  /** Where the web app is reached, without a slash at the end. */
  origin: string;
  project_id: string;
};
export type Writer = (exported: Exported) => Promise<string | Uint8Array> | string | Uint8Array;
