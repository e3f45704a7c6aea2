import type { PdfLine } from "./pdf-lines.ts";

const NUMBER = /^\W*(?:(?:page|seite|página|pagina|s\.|p\.)\s*)?\d{1,4}(?:\s*(?:\/|of|von|de|sur|di)\s*\d{1,4})?\W*$/iu;
/** What a browser prints at the edges of a page. */
const PRINTED =
  /^(?:file|https?):\/\/\S+(?:\s+\d+\s*\/\s*\d+)?$|^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AP]M)?(?:\s|$)/iu;
const FOOTNOTE = /^(?:[¹²³⁴-⁹*†‡]|\[?\d{1,2}[\]\s])\s*\S/u;
/** Lines at the top and at the bottom of a page that may be its head and foot. */
const EDGE = 2;

/** Pages without their heads, feet and footnotes, each of which is said once; the numbers of pages are not said at all. */
export function withoutRunning(pages: readonly (readonly PdfLine[])[], body: number): { pages: PdfLine[][]; running: string[] } {
  const edges = pages.map((lines) => lines.filter((_, at) => isEdge(lines, at)));
  const counts = new Map<string, number>();
  for (const lines of edges) for (const said of new Set(lines.map(wordsOf))) counts.set(said, (counts.get(said) ?? 0) + 1);
  const least = Math.max(2, pages.length * 0.6);
  const running = new Map<string, string>();
  const seen = new Set<string>();
  const rest = pages.map((lines) =>
    lines.filter((line, at) => {
      const said = wordsOf(line);
      if (isFootnote(lines, at, body)) running.set(line.text, line.text);
      else if (!isEdge(lines, at)) return true;
      else if (NUMBER.test(line.text)) return false;
      else if (PRINTED.test(line.text)) running.set(said, line.text);
      else if ((counts.get(said) ?? 0) < least) return true;
      // the head of a table is repeated where it goes on
      else if (line.cells.length > 2 && (lines[at + 1]?.cells.length ?? 0) > 1 && !seen.has(said)) {
        seen.add(said);
        return true;
      } else if (!seen.has(said)) running.set(said, running.get(said) ?? line.text);
      return false;
    }),
  );
  return { pages: rest, running: [...running.values()] };
}

const isEdge = ({ length }: readonly PdfLine[], at: number) => at < EDGE || at >= length - EDGE;
const wordsOf = ({ text, size }: PdfLine) => `${Math.round(size)}:${text.replace(/\d+/g, "#")}`;

function isFootnote(lines: readonly PdfLine[], at: number, body: number): boolean {
  const isSmall = ({ size }: PdfLine) => size < body * 0.93;
  const begins = lines.findLastIndex((line, from) => from <= at && FOOTNOTE.test(line.text));
  return (
    begins >= 0 &&
    begins >= lines.length / 2 &&
    lines.slice(begins, at + 1).every(isSmall) &&
    lines.slice(at).every((line, from) => isSmall(line) || isEdge(lines, at + from))
  );
}
