import { wordTable } from "#domain/word-table.ts";
import { sizeLimit } from "./file-size.ts";

/** The bucket the documents lie in. */
export const projectDocumentsBucket = "project_documents";
export const projectDocumentMaxBytes = 10_485_760;

const mediaTypes = wordTable({
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  txt: "text/plain",
  md: "text/markdown",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
});

export const projectDocumentExtensions = Object.keys(mediaTypes);
export const projectDocumentMediaTypes: ReadonlySet<string> = new Set(Object.values(mediaTypes));

/** The media type a document is stored under, by its extension; browsers know none for some of them. */
export function projectDocumentMediaType(name: string): string | undefined {
  return mediaTypes[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
}

/** The name reduced to letters, digits, underscore, dot and hyphen; every other character becomes an underscore. */
export function projectDocumentFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9_.-]/g, "_").slice(-200);
}

/** Where a document is stored; `at` is a time in milliseconds. */
export function projectDocumentPath({ project_id, name, at }: { project_id: string; name: string; at: number }): string {
  return `${project_id}/${at}_${projectDocumentFileName(name)}`;
}

/** Why a file cannot become a project document, in words for the person, or null. */
export function projectDocumentRefusal({ name, size }: { name: string; size: number }): string | null {
  if (!name.includes(".") || !projectDocumentMediaType(name)) {
    return `Choose a file of one of these kinds: ${projectDocumentExtensions.join(", ")}.`;
  }
  if (size === 0) return "This file is empty: choose another one.";
  if (size > projectDocumentMaxBytes) return `Choose a file of at most ${sizeLimit(projectDocumentMaxBytes)}.`;
  return null;
}
