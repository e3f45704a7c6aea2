import { designFileMaxBytes } from "./design-connections.ts";
import { sizeLimit } from "./file-size.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  pdf: "application/pdf",
  svg: "image/svg+xml",
};

export const pageDesignExtensions = Object.keys(mediaTypes);

const extensionOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** The media type a page's design is stored under: what the browser says it is, else what its extension says. */
export function pageDesignMediaType({ name, type }: { name: string; type: string }): string | undefined {
  const given = type === "image/jpg" ? "image/jpeg" : type;
  return Object.values(mediaTypes).find((known) => known === given) ?? (given === "" ? mediaTypes[extensionOf(name)] : undefined);
}

/** Where a page's design is stored; `at` is a time in milliseconds. */
export function pageDesignPath(design: { project_id: string; page_id: string; name: string; type: string; at: number }): string {
  const { project_id, page_id, name, type, at } = design;
  const named = mediaTypes[extensionOf(name)] === type ? extensionOf(name) : undefined;
  const extension = named ?? pageDesignExtensions.find((known) => mediaTypes[known] === type) ?? "file";
  return `${project_id}/${page_id}/${at}.${extension}`;
}

export type PageDesignRefusal = "type" | "size";

/** Why a file cannot become a page's design, or null. */
export function pageDesignRefusal(file: { name: string; type: string; size: number }): PageDesignRefusal | null {
  if (!pageDesignMediaType(file)) return "type";
  return file.size > designFileMaxBytes ? "size" : null;
}

/** What a page's design may be, in words for the person. */
export const pageDesignKinds = "JPEG, JPG, PNG, GIF, WEBP, PDF or SVG";
export const pageDesignLimit: string = sizeLimit(designFileMaxBytes);

/** Whether a design is shown as a picture; by its path, as records say no type. */
export function isPicture({ path, name }: { path: string; name: string }): boolean {
  return mediaTypes[extensionOf(path || name)]?.startsWith("image/") ?? false;
}
