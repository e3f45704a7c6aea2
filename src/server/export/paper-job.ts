import type { SpecificationDocument } from "#domain/document/document.ts";
import type { Exported } from "#domain/export/exported.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import type { Coloured } from "#domain/export/paper/paper-colors.ts";
import type { Logo } from "#domain/logo.ts";

/** What is made apart, and of what. */
export type PaperJob = { format: "pdf" | "docx"; document: SpecificationDocument; coloured: Coloured; logo: Logo | null };

export const isPaper = (format: ExportFormat): format is PaperJob["format"] => format === "pdf" || format === "docx";

/** What the process is told that makes it, in JSON. */
export function paperJob(
  format: PaperJob["format"],
  { document, content: { project, specification }, beside }: Exported,
): string {
  const job: PaperJob = { format, document, coloured: { project, specification }, logo: beside?.logo ?? null };
  return JSON.stringify(job);
}
