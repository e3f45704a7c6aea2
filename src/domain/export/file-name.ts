import { describedFormats, type ExportFormat } from "./formats.ts";

/** In bytes: a disk takes 255 for a whole name, and what is half written has a few more behind it. */
const MOST = { name: 100, version: 40 };

/** A name as part of a file name: "Café Ölçü 2" is "cafe-olcu-2"; a name without letters or digits is "project". */
export function slug(name: string, most = MOST.name): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+/, "");
  return cut(words, most).replace(/-+$/, "") || "project";
}

/** As many whole letters as have room in so many bytes. */
function cut(text: string, most: number): string {
  const bytes = new Uint8Array(most);
  return text.slice(0, new TextEncoder().encodeInto(text, bytes).read);
}

/** What an exported specification is called, such as "farm-boxes-srs-v0.1.md"; `part` where it is not the whole. */
export function exportFileName(
  { name, version }: { name: string; version: string },
  { format, isPart }: { format: ExportFormat; isPart: boolean },
): string {
  const left = cut(version.replace(/[^\p{L}\p{N}._-]+/gu, "-"), MOST.version);
  const stem = `${slug(name)}-srs-v${left}${isPart ? "-part" : ""}`;
  const kind = describedFormats[format];
  const isOneOfMany = kind.extension === "zip";
  return `${stem}${isOneOfMany ? `-${format}` : ""}.${kind.extension}`;
}
