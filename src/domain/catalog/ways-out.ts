import { describedFormats, type ExportGroup, exportFormats } from "#domain/export/formats.ts";

const inWords = new Intl.ListFormat("en");

/** The formats of a group that are written today, in words, such as "PDF, Word, and Markdown". */
export function formatsIn(group: ExportGroup): string {
  const own = exportFormats.filter((format) => describedFormats[format].group === group);
  return inWords.format(own.map((format) => describedFormats[format].label));
}

/** How a specification becomes a PDF. */
export const pdfExport = "PDF export with a cover, contents and page numbers";
