import * as z from "zod";
import { sizeLimit } from "./file-size.ts";
import { jsonFields, listIn, textIn } from "./json-value.ts";
import { freeText } from "./text.ts";

/** The bucket the images lie in, and the most bytes it takes a file. */
export const designFilesBucket = "design-files";
export const designFileMaxBytes = 10_485_760;

export const designFile = z.object({
  name: z.string().max(300),
  path: z.string().max(1024).describe("Where it lies in the bucket; empty where only its address is known"),
  url: z.string().max(2000),
  type: z.string().max(200),
  size: z.number().int().nonnegative().describe("In bytes"),
});
export type DesignFile = z.output<typeof designFile>;

const links = z.array(freeText(2000)).max(50, "Keep at most 50 links");

export const designConnections = z.object({
  figma_links: links.describe("Designs at Figma"),
  inspiration_links: links.describe("What the design takes after"),
  design_files: z.array(designFile).max(50, "Keep at most 50 images").describe("Images of the design"),
});
export type DesignConnections = z.output<typeof designConnections>;

/** The stored record, an object or its JSON text; each list of links has at least one row to type in. */
export function readDesignConnections(stored: unknown): DesignConnections {
  const fields = jsonFields(stored);
  const rows = (value: unknown) => {
    const texts = listIn(value).filter((link) => typeof link === "string");
    return texts.length > 0 ? texts : [""];
  };
  return {
    figma_links: rows(fields.figma_links),
    inspiration_links: rows(fields.inspiration_links),
    design_files: listIn(fields.design_files).flatMap(readDesignFile),
  };
}

/** Links are trimmed and the empty ones left out. */
export function storedDesignConnections(connections: DesignConnections): DesignConnections {
  return {
    figma_links: writtenLinks(connections.figma_links),
    inspiration_links: writtenLinks(connections.inspiration_links),
    design_files: connections.design_files,
  };
}

function writtenLinks(rows: readonly string[]): string[] {
  return rows.map((link) => link.trim()).filter(Boolean);
}

/** A bare text is the address of an image that lies elsewhere. */
function readDesignFile(stored: unknown): DesignFile[] {
  const fields = typeof stored === "string" ? { url: stored } : jsonFields(stored);
  const has = (field: string): unknown => Reflect.get(fields, field);
  const [path, url] = [textIn(has("path")), textIn(has("url"))];
  const size = has("size");
  const file = designFile.safeParse({
    name: textIn(has("name")) || (path || url).split("/").at(-1),
    path,
    url,
    type: textIn(has("type")),
    size: typeof size === "number" ? size : 0,
  });
  return file.success && (path || url) ? [file.data] : [];
}

export function isImage({ type }: { type: string }): boolean {
  return type.startsWith("image/");
}

/** Why an image cannot be uploaded, in words for the person, or null. */
export function designFileRefusal({ size }: { size: number }): string | null {
  return size > designFileMaxBytes ? `Choose an image of at most ${sizeLimit(designFileMaxBytes)}.` : null;
}

/** Where an image is stored; `at` is a time in milliseconds. */
export function designFilePath({ project_id, name, type, at }: { project_id: string; name: string; type: string; at: number }) {
  const named = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? /^image\/([a-z0-9]{1,10})/.exec(type)?.[1] ?? "image";
  return `design-connections/${project_id}/${at}.${named.toLowerCase()}`;
}

/** An address that can be opened; null where the text is none on the web. */
export function webAddress(text: string): string | null {
  return /^https?:\/\/\S+$/i.test(text.trim()) ? text.trim() : null;
}

/** What to remark upon a text where a link is asked for; it is kept all the same. Null where it is one, or the beginning of one. */
export function addressRemark(text: string): string | null {
  const typed = text.trim();
  const isBegun = "https://".startsWith(typed) || "http://".startsWith(typed);
  return isBegun || webAddress(typed) ? null : "This is no web address yet: it begins with https://";
}
