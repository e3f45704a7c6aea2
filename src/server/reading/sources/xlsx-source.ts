import { strFromU8 } from "fflate";
import { ownWorkbook } from "#domain/bring/own-tables.ts";
import type { Source, SourceBlock } from "#domain/bring/source.ts";
import { fromXlsxText } from "#domain/export/xlsx-text.ts";
import { underNotes } from "./html-blocks.ts";
import { refuseHugeTable } from "./huge-table.ts";
import { drawn, pictureBlocks } from "./pictures.ts";
import { remarkBlocks } from "./remarks.ts";
import { readSheet } from "./sheet.ts";
import { besideEachOther } from "./sheet-bands.ts";
import { tableBlocks } from "./table-blocks.ts";
import { unpackWords } from "./unpack.ts";
import { type Element, elementsOf } from "./xml.ts";

/** A workbook as blocks: each sheet that says something under its name. Hidden sheets are read too; our own as its rows. */
export function xlsxSource(bytes: Uint8Array): Source {
  const parts = unpackWords(bytes);
  const xml = (name: string) => {
    const part = parts[name];
    return part ? strFromU8(part) : "";
  };
  const targets = new Map(
    elementsOf(xml("xl/_rels/workbook.xml.rels"), ["Relationship"]).map(({ attributes }) => [
      attributes.Id,
      partName(attributes.Target ?? ""),
    ]),
  );
  const shared = elementsOf(xml("xl/sharedStrings.xml"), ["si"]).map(sharedText);
  const dates = dateStyles(xml("xl/styles.xml"));
  const book = elementsOf(xml("xl/workbook.xml"), ["sheet"]);
  if (book.length === 0) throw new TypeError("There is no workbook in it.");
  const grids = book.map(({ attributes }) => {
    const cells = readSheet(xml(targets.get(attributes["r:id"]) ?? ""), { shared, dates });
    refuseHugeTable(cells);
    return { title: attributes.name ?? "", cells };
  });
  const rows = ownWorkbook(grids);
  if (rows) return { kind: "rows", rows };
  const sheets = grids.flatMap(({ title, cells }): SourceBlock[] => {
    const parts = besideEachOther(cells);
    const blocks = parts.flatMap((part) => tableBlocks(part, parts.length > 1));
    return blocks.length > 0 ? [{ kind: "heading", level: 1, text: title || "Sheet" }, ...blocks] : [];
  });
  return {
    kind: "blocks",
    blocks: [...sheets, ...underNotes([...remarkBlocks(parts, JSON.stringify(sheets)), ...drawnBlocks(parts)])],
  };
}

/** What lies on the cells: the words of shapes, and pictures. */
function drawnBlocks(parts: Readonly<Record<string, Uint8Array>>): SourceBlock[] {
  const drawings = Object.entries(parts).filter(([name]) => /^xl\/drawings\/[^/]+\.xml$/.test(name));
  const all = drawings.map(([, part]) => drawn(strFromU8(part)));
  const words = all.flatMap((one) => one.words).map((text): SourceBlock => ({ kind: "paragraph", text }));
  return [...words, ...pictureBlocks(all.flatMap(({ pictures }) => pictures))];
}

function partName(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;
}

/** The words of a text, with what is read aloud above them left out. */
function sharedText({ children }: Element): string {
  return children
    .flatMap((child) => (child.name === "t" ? [fromXlsxText(child.text)] : child.name === "r" ? [sharedText(child)] : []))
    .join("");
}

/** Which styles show a number as a date. */
function dateStyles(xml: string): ReadonlySet<number> {
  const own = new Map(elementsOf(xml, ["numFmt"]).map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? ""]));
  const [formats] = elementsOf(xml, ["cellXfs"]);
  const isDate = (id: string | undefined) => {
    const built_in = Number(id);
    if ((built_in >= 14 && built_in <= 22) || (built_in >= 45 && built_in <= 47)) return true;
    return /[ymdhs]/i.test((own.get(id) ?? "").replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  };
  return new Set((formats?.children ?? []).flatMap(({ attributes }, at) => (isDate(attributes.numFmtId) ? [at] : [])));
}
