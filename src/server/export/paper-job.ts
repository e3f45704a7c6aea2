import type { SpecificationDocument } from "#domain/document/document.ts";
import type { Coloured } from "#domain/export/paper/paper-colors.ts";
import type { Logo } from "#domain/logo.ts";

/** What is made apart, and of what. */
export type PaperJob = { format: "pdf" | "docx"; document: SpecificationDocument; coloured: Coloured; logo: Logo | null };
