import { attachment } from "#server/http/attachment.ts";
import type { NamedFile } from "./function.ts";

const BYTES = "application/octet-stream";

/** A file to keep; who asks for bytes is told that they are bytes, as Supabase's client makes a text of anything else. */
export function answerFile({ name, type, bytes }: NamedFile, request: Request): Response {
  const wantsBytes = request.headers.get("accept") === BYTES;
  const headers = {
    "content-type": wantsBytes ? BYTES : type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "content-disposition": attachment(name),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  };
  return new Response(typeof bytes === "string" ? bytes : Uint8Array.from(bytes), { headers });
}
