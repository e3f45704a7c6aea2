import { isOwnDocument } from "#domain/bring/own-document.ts";
import type { SourceBlock } from "#domain/bring/source.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { underNotes } from "./html-blocks.ts";
import { lineBlocks } from "./pdf-blocks.ts";
import { columnsIn } from "./pdf-columns.ts";
import { linesOf, type PdfLine, type PdfPiece } from "./pdf-lines.ts";
import { picturesOf } from "./pdf-pictures.ts";
import { taggedBlocks } from "./pdf-tagged.ts";
import { pictureBlocks } from "./pictures.ts";

const MOST_PAGES = 200;

/** The text of a PDF as blocks: as its tags say where it promises that they do, and else headings by their size, lists by their marks, tables by how their cells stand. */
export async function pdfBlocks(bytes: Uint8Array): Promise<SourceBlock[]> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw error instanceof Error && error.name === "PasswordException" ? new Unreadable("locked") : error;
  });
  if (pdf.numPages > MOST_PAGES) throw new Unreadable("too_much");
  const tagged = await taggedBlocks(pdf);
  if (tagged && isOwnDocument(tagged)) return tagged;
  const pictures = underNotes(pictureBlocks(await picturesOf(pdf, bytes)));
  if (tagged) return [...tagged, ...pictures];
  const pages: PdfLine[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): PdfPiece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      return [
        {
          text: item.str,
          x,
          y,
          width: item.width,
          size: Math.hypot(c, d) || item.height,
          font: item.fontName,
          wraps: item.hasEOL,
        },
      ];
    });
    pages.push(pageLines(pieces, number));
  }
  if (pages.every((lines) => lines.length === 0) && pdf.numPages > 0) throw new Unreadable("pictures");
  return [...lineBlocks(pages), ...pictures];
}

/** A page's lines from its top; what stands beside others comes where the next part begins below it. */
function pageLines(pieces: readonly PdfPiece[], page: number): PdfLine[] {
  const { main, beside } = columnsIn(pieces);
  const lines = linesOf(main, page);
  for (const column of beside) {
    const bottom = Math.min(...column.map(({ y }) => y));
    const next = lines.findIndex(({ y, size }, at) => y < bottom && at > 0 && (lines[at - 1]?.y ?? 0) - y > size * 2);
    lines.splice(next < 0 ? lines.length : next, 0, ...linesOf(column, page));
  }
  return lines;
}
