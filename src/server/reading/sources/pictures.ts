import type { SourceBlock } from "#domain/bring/source.ts";
import { type Element, elementsOf } from "./xml.ts";

/** What is said of a picture instead of it, and where it lies. */
export type Picture = { words?: string | undefined; address?: string | undefined };

/** How many pictures were not read, and what is said of them. */
export function pictureBlocks(pictures: readonly Picture[]): SourceBlock[] {
  if (pictures.length === 0) return [];
  const said = pictures.flatMap(({ words = "", address = "" }) => {
    const lies = /^data:/i.test(address) ? "" : address;
    const text = [words.trim(), lies && words.trim() ? `(${lies})` : lies].filter(Boolean).join(" ");
    return text ? [`Picture: ${text}`] : [];
  });
  const count = pictures.length === 1 ? "1 picture is not read." : `${pictures.length} pictures are not read.`;
  return [
    { kind: "paragraph", text: count },
    ...[...new Set(said)].map((text): SourceBlock => ({ kind: "item", depth: 0, ordered: false, text })),
  ];
}

/** The pictures and charts of a drawing of a workbook, and the words of its shapes. */
export function drawn(xml: string): { pictures: Picture[]; words: string[] } {
  const found = elementsOf(xml, ["pic", "graphicFrame", "sp"]);
  return {
    pictures: found.filter(({ name }) => name !== "sp").map((one) => ({ words: describedIn(one) })),
    words: found.filter(({ name }) => name === "sp").flatMap((one) => linesIn(one)),
  };
}

function describedIn(element: Element): string {
  const { descr = "", title = "" } = element.name === "cNvPr" ? element.attributes : {};
  return descr || title || (element.children.map(describedIn).find(Boolean) ?? "");
}

/** The paragraphs of a shape, each in one line. */
function linesIn(element: Element): string[] {
  const text = (one: Element): string => (one.name === "t" ? one.text : one.children.map(text).join(""));
  if (element.name === "p") return [text(element)].filter((line) => line.trim());
  return element.children.flatMap(linesIn);
}
