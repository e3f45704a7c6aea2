import { attachment } from "#server/http/attachment.ts";
import type { Context } from "./context.ts";
import { failures, refusal } from "./failure.ts";
import { servedAs } from "./media-types.ts";
import type { StoredObject } from "./objects.ts";

/** What keeps a file from acting on our origin, whatever it says it is. */
export const FILE_GUARDS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
};

/** Finds what is asked for, or fails; asked again when a file was replaced between its row and its bytes. */
type Find = () => Promise<StoredObject>;
type Manner = { isPrivate: boolean; download: string | null };

export function serve(context: Context, find: Find, manner: Manner): Promise<Response> {
  return answered(context, find, (object) => answerWith(context, object, manner));
}

/** `answer` is null where the bytes are gone. */
export async function answered(
  context: Pick<Context, "log">,
  find: Find,
  answer: (object: StoredObject) => Promise<Response | null>,
): Promise<Response> {
  const object = await find();
  const said = (await answer(object)) ?? (await answer(await find()));
  if (said) return said;
  context.log.error({ object: object.id }, "the file of a row is missing");
  throw failures.noObject();
}

async function answerWith({ request, drive }: Context, object: StoredObject, manner: Manner): Promise<Response | null> {
  const headers = headersOf(object, manner);
  const ifThere = async (said: Response) => ((await drive.has(object.version)) ? said : null);
  if (isUnchanged(request, object)) return ifThere(new Response(null, { status: 304, headers }));
  const { size } = object.metadata;
  const range = rangeOf(request, object, size);
  if (range === "unsatisfiable") return ifThere(refusal(failures.noRange(), { "Content-Range": `bytes */${size}` }));
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || size === 0) return ifThere(new Response(null, { status, headers }));
  const bytes = await drive.read(object.version, { start, end });
  return bytes && new Response(bytes, { status, headers });
}

function headersOf({ metadata, name, updated_at }: StoredObject, { isPrivate, download }: Manner) {
  const { type, inline } = servedAs(metadata.mimetype);
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": isPrivate ? `private, ${metadata.cacheControl}` : metadata.cacheControl,
    ETag: metadata.eTag,
    "Last-Modified": new Date(updated_at).toUTCString(),
    "Accept-Ranges": "bytes",
  });
  if (isPrivate) headers.set("Vary", "Authorization");
  if (download !== null || !inline) headers.set("Content-Disposition", attachment(download || (name.split("/").at(-1) ?? name)));
  return headers;
}

function isUnchanged(request: Request, { metadata, updated_at }: StoredObject) {
  const known = request.headers.get("if-none-match");
  if (known !== null)
    return known.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === metadata.eTag);
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return Math.floor(Date.parse(updated_at) / 1000) * 1000 <= since;
}

/** The one range asked for; null means the whole file, also for ranges that make no sense or come in several. */
function rangeOf(request: Request, { metadata }: StoredObject, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range")?.trim() ?? "") ?? [];
  const condition = request.headers.get("if-range");
  if ((from === "" && to === "") || (condition !== null && condition !== metadata.eTag)) return null;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || (from === "" && Number(to) === 0) ? "unsatisfiable" : { start, end };
}
