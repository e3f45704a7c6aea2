import { describedFormats, type ExportGroup, offeredFormats } from "#domain/export/formats.ts";

const inWords = new Intl.ListFormat("en");

/** The formats of a group that are written today, in words, such as "PDF, Word, and Markdown". */
export function formatsIn(group: ExportGroup): string {
  const own = offeredFormats.filter((format) => describedFormats[format].group === group);
  return inWords.format(own.map((format) => describedFormats[format].label));
}

/** How a specification becomes a PDF: written by us, or printed by the browser with the same cover, contents and page numbers. */
export const pdfExport = offeredFormats.includes("pdf")
  ? "PDF export with a cover, contents and page numbers"
  : "PDF export by printing, with a cover, contents and page numbers";
