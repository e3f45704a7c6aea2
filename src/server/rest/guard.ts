import { parseJson, readBody } from "#server/http/body.ts";
import { restError } from "./errors.ts";

export const BODY_LIMIT = 4 * 1024 * 1024;
const MOST_PARAMETERS = 65_535;
const FORWARDED = ["accept", "content-type", "prefer", "range", "range-unit"];
const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

type Body = { bytes: Uint8Array<ArrayBuffer>; written?: unknown };
/** `written` is what a body says. */
export type Guarded = { url: string; init: RequestInit; relation: string; isFunction: boolean; written?: unknown };

/** What of a request may reach the library; everything else is answered here. */
export async function guard(request: Request): Promise<Guarded | Response> {
  const url = new URL(request.url);
  const path = /^\/rest\/v1\/(rpc\/)?([A-Za-z_][A-Za-z0-9_]*)$/.exec(url.pathname);
  const [, isFunction, relation] = path ?? [];
  if (relation === undefined || (relation === "rpc" && !isFunction)) {
    return restError(404, "PGRST125", "Invalid path specified in request URL");
  }
  if (!METHODS.has(request.method)) return restError(405, "PGRST117", `Unsupported HTTP method: ${request.method}`);
  for (const header of ["accept-profile", "content-profile"]) {
    if ((request.headers.get(header) ?? "public") !== "public") {
      return restError(406, "PGRST106", `Invalid schema: ${request.headers.get(header)}`, {
        hint: "Only the following schemas are exposed: public",
      });
    }
  }
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // tells the library that the door has settled who asks; the identity itself travels beside the request
  headers.set("apikey", "settled");
  const init: RequestInit = { method: request.method, headers };
  const guarded = { url: url.href, init, relation, isFunction: isFunction !== undefined };
  if (!["POST", "PATCH", "PUT"].includes(request.method)) return guarded;
  const body = await guardBody(request, guarded.isFunction);
  if (body instanceof Response) return body;
  if (body.bytes.byteLength > 0) init.body = body.bytes;
  return { ...guarded, written: body.written };
}

async function guardBody(request: Request, isFunction: boolean): Promise<Body | Response> {
  const bytes = await readBody(request, BODY_LIMIT);
  if (!bytes) return tooLarge();
  if (bytes.byteLength === 0) return isFunction ? { bytes } : restError(400, "PGRST102", "Empty or invalid json");
  const type = (request.headers.get("content-type") ?? "application/json").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    return restError(415, "PGRST102", `Content-Type not acceptable: ${type}. Send application/json.`);
  const json = parseJson(bytes);
  if (!json) return restError(400, "PGRST102", "Empty or invalid json");
  const body = { bytes, written: json.value };
  if (!Array.isArray(json.value)) return body;
  return guardRows(json.value, /resolution=/i.test(request.headers.get("prefer") ?? "")) ?? body;
}

function guardRows(rows: unknown[], isUpsert: boolean): Response | undefined {
  const keys = new Set<string>();
  let same = true;
  for (const row of rows) {
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      return restError(400, "PGRST102", "Every row must be a JSON object");
    }
    const before = keys.size;
    const own = Object.keys(row);
    for (const key of own) keys.add(key);
    if (row !== rows[0] && (keys.size !== before || own.length !== keys.size)) same = false;
  }
  if (isUpsert && !same) return restError(400, "PGRST102", "All object keys must match");
  if (rows.length * keys.size > MOST_PARAMETERS) {
    return restError(
      400,
      "54000",
      `Too many values at once. Send at most ${Math.floor(MOST_PARAMETERS / keys.size)} rows of this kind.`,
    );
  }
  return undefined;
}

export function tooLarge(): Response {
  return restError(413, "PGRST102", `The request is larger than ${BODY_LIMIT / 1024 / 1024} MB. Send less at once.`);
}
