import { describedFormats, type ExportFormat } from "./formats.ts";

/** A name as part of a file name: "Café Ölçü 2" is "cafe-olcu-2"; a name without letters or digits is "project". */
export function slug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return (
    plain
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "project"
  );
}

/** What an exported specification is called, such as "farm-boxes-srs-v0.1.md"; `part` where it is not the whole. */
export function exportFileName(
  { name, version }: { name: string; version: string },
  { format, isPart }: { format: ExportFormat; isPart: boolean },
): string {
  const stem = `${slug(name)}-srs-v${version.replace(/[^\p{L}\p{N}._-]+/gu, "-")}${isPart ? "-part" : ""}`;
  const kind = describedFormats[format];
  const isOneOfMany = kind.extension === "zip";
  return `${stem}${isOneOfMany ? `-${format}` : ""}.${kind.extension}`;
}
