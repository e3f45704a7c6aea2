import type { getDocumentProxy } from "unpdf";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type Item = { str: string; fontName: string; width: number; transform: number[]; hasEOL: boolean; dir: string };
export type Said = { text: string; font: string };

/** Where a line ends because there was no more room on it, and where what follows stands apart. */
const WRAP = "\v";
export const APART = "\f";

/** What each marked part of a page says; heads and feet of pages are no part of the document and have no mark. */
export async function saidOn(page: Page): Promise<Map<string, Said>> {
  const marked: { id: string; item: Item }[] = [];
  const open: (string | null)[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    const id = open.at(-1) ?? null;
    if ("str" in item) {
      if (id) marked.push({ id, item: item as Item });
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? id);
  }
  const written = marked.map(({ item }) => item).filter(({ str }) => str.trim());
  const edge = Math.max(...written.map(endOf));
  const said = new Map<string, Said>();
  let before = 0;
  for (const { id, item } of marked) {
    const part = said.get(id);
    if (item.str.trim()) before += 1;
    const end = item.hasEOL ? endOfLine(written[before - 1], written[before], edge) : "";
    said.set(id, { text: `${part?.text ?? ""}${item.str}${end}`, font: item.str.trim() ? item.fontName : (part?.font ?? "") });
  }
  return said;
}

const endOf = ({ transform, width }: Item) => (transform[4] ?? 0) + width;

const sizeOf = ({ transform }: Item) => Math.hypot(transform[2] ?? 0, transform[3] ?? 0);

/** A line is wrapped where the first word of the next had no room on it. */
function endOfLine(last: Item | undefined, next: Item | undefined, edge: number): string {
  if (!last || !next) return APART;
  const down = (last.transform[5] ?? 0) - (next.transform[5] ?? 0);
  if (down < 0 || down > sizeOf(next) * 1.5 || Math.abs(sizeOf(last) - sizeOf(next)) > 0.5) return APART;
  const [word = ""] = next.str.trim().split(" ");
  const isFull = endOf(last) + (next.width * (word.length + 1)) / next.str.length > edge;
  return isFull || last.dir === "rtl" ? WRAP : "\n";
}

export function usualFont(said: readonly Said[]): string {
  const counts = new Map<string, number>();
  for (const { text, font } of said) counts.set(font, (counts.get(font) ?? 0) + text.length);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
