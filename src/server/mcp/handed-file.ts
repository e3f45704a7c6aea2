import type { EmbeddedResource } from "@modelcontextprotocol/server";
import * as z from "zod";
import { fileUri } from "./addresses.ts";

/** `content` is a text, or the bytes of what is none. */
export type HandedFile = { name: string; media_type: string; content: string | Uint8Array };

/** In bytes of UTF-8 where it is a text. */
const sizeOf = ({ content }: HandedFile): number => Buffer.byteLength(content);

const file = z.object({ name: z.string(), media_type: z.string(), bytes: z.number(), text: z.string().optional() });
export const filesShape = { files: z.array(file) };

/** What is said of a file where its resource stands beside it. */
export function fileInWords(handed: HandedFile): z.input<typeof file> {
  return { name: handed.name, media_type: handed.media_type, bytes: sizeOf(handed) };
}

/** The same with its text, because there are clients that read the fields of an answer and nothing else. */
export function fileInFields(handed: HandedFile): z.input<typeof file> {
  return { ...fileInWords(handed), ...(typeof handed.content === "string" ? { text: handed.content } : {}) };
}

export function fileAsResource({ name, media_type: mimeType, content }: HandedFile): EmbeddedResource {
  const uri = fileUri + name.split("/").map(encodeURIComponent).join("/");
  const words = typeof content === "string" ? { text: content } : { blob: Buffer.from(content).toString("base64") };
  return { type: "resource", resource: { uri, mimeType, ...words } };
}
