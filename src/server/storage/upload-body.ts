import * as z from "zod";
import type { Pieces } from "#server/http/body-room.ts";
import { readForm } from "#server/http/form.ts";
import { limitedBody, parseJson, readBytes } from "./context.ts";
import { failures } from "./failure.ts";
import { mediaType } from "./media-types.ts";

/** What a form may be longer than the file in it. */
export const FORM_OVERHEAD = 65_536;

type Incoming = { chunks: AsyncIterable<Uint8Array>; type: string; cacheControl: string; user_metadata: unknown };

export function readRaw(request: Request, limit: number, coming: Pieces): Incoming {
  if (!["", "identity"].includes(request.headers.get("content-encoding") ?? ""))
    throw failures.notConfigured("A content encoding");
  const metadata = request.headers.get("x-metadata");
  return {
    chunks: limitedBody(request, limit, coming),
    type: mediaType(request.headers.get("content-type")),
    cacheControl: cacheControlOf(request.headers.get("cache-control")),
    user_metadata: metadata ? userMetadata(Buffer.from(metadata, "base64").toString()) : null,
  };
}

export async function readUpload(request: Request, limit: number): Promise<Incoming> {
  const bytes = await readBytes(request, limit + FORM_OVERHEAD);
  const form = await readForm(new Uint8Array(bytes), request.headers.get("content-type") ?? "");
  if (!form) throw failures.invalid("The form of the upload cannot be read: send it again.");
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw failures.invalid("The form of the upload holds no file: add one.");
  if (file.size > limit) throw failures.tooLarge();
  if (form.has("contentEncoding")) throw failures.notConfigured("A content encoding");
  const [cacheControl, metadata] = [form.get("cacheControl"), form.get("metadata")];
  return {
    chunks: (async function* () {
      yield new Uint8Array(await file.arrayBuffer());
    })(),
    type: mediaType(file.type),
    cacheControl: cacheControlOf(typeof cacheControl === "string" ? cacheControl : null),
    user_metadata: typeof metadata === "string" ? userMetadata(metadata) : null,
  };
}

function cacheControlOf(given: string | null) {
  const text = given?.trim() ?? "";
  if (/^\d{1,10}$/.test(text)) return `max-age=${text}`;
  return /^[a-z][\w=, -]{0,98}$/i.test(text) ? text : "no-cache";
}

function userMetadata(text: string) {
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!parsed.success || text.length > 32_768)
    throw failures.invalid("The metadata of a file is one JSON object of at most 32 KB.");
  return parsed.data;
}
