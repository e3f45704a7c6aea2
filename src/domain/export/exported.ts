import type { ToldAcceptance } from "#domain/acceptance.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import type { Logo } from "#domain/logo.ts";
import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { CompletenessRecord } from "#domain/quality/completeness/decision.ts";
import type { ChosenQuality } from "#domain/quality/told-findings.ts";
import type { Origin } from "#domain/sources.ts";

/**
 * What some formats say beside the words: the logo, when each row (by its id) and text (by its column) last changed, in ISO 8601, and
 * of the version that is worked on the last progress report of each row, what nobody accepted, and
 * where each row (by its id) and text (by its column) comes from.
 */
export type Beside = {
  logo?: Logo | null;
  changes?: ReadonlyMap<string, string>;
  reports?: readonly ProgressReport[];
  acceptance?: ToldAcceptance;
  completeness?: CompletenessRecord;
  quality?: ChosenQuality;
  origins?: ReadonlyMap<string, Origin>;
};
export type BesideKind = keyof Beside;

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
  beside?: Beside;
};
export type Writer = (exported: Exported) => Promise<string | Uint8Array> | string | Uint8Array;
