import { Refusal, restError } from "./errors.ts";
import type { Asked, Range } from "./parse.ts";
import { parsePrefer } from "./prefer.ts";

export const BODY_LIMIT = 4 * 1024 * 1024;
const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
const CALLS = new Set(["GET", "HEAD", "POST"]);

/** What of a request reaches the data API; `body` answers nothing once it has passed the limit. */
export type Asking = {
  method: string;
  pathname: string;
  search: string;
  header(name: string): string | undefined;
  body(limit: number): Promise<Uint8Array | undefined>;
};

/** The request as far as it can be told without the catalogue; everything that is none of ours ends here. */
export async function guard(asking: Asking): Promise<Asked> {
  const { method, header } = asking;
  const [, call, name] = /^\/rest\/v1\/(rpc\/)?([A-Za-z_][A-Za-z0-9_]*)$/.exec(asking.pathname) ?? [];
  const isCall = call !== undefined;
  if (name === undefined || (name === "rpc" && !isCall))
    throw new Refusal(404, "PGRST125", "Invalid path specified in request URL");
  if (!METHODS.has(method)) throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  if (isCall && !CALLS.has(method)) throw new Refusal(405, "PGRST101", `Cannot use the ${method} method on RPC`);
  for (const profile of ["accept-profile", "content-profile"]) {
    const schema = header(profile) ?? "public";
    if (schema !== "public") {
      throw new Refusal(406, "PGRST106", `Invalid schema: ${schema}`, { hint: "Only the following schemas are exposed: public" });
    }
  }
  const writes = method === "POST" || method === "PATCH";
  return {
    method,
    name,
    isCall,
    search: new URLSearchParams(asking.search),
    prefer: parsePrefer(header("prefer")),
    range: writes ? undefined : rangeOf(header("range")),
    body: writes ? await bodyOf(asking, isCall) : new Uint8Array(),
  };
}

async function bodyOf({ header, body }: Asking, isCall: boolean): Promise<Uint8Array> {
  const bytes = await body(BODY_LIMIT);
  if (!bytes) throw new Refusal(413, "PGRST102", TOO_LARGE);
  if (bytes.byteLength === 0) {
    if (isCall) return bytes;
    throw new Refusal(400, "PGRST102", "Empty or invalid json");
  }
  const type = (header("content-type") ?? "application/json").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return bytes;
  throw new Refusal(415, "PGRST102", `Content-Type not acceptable: ${type}. Send application/json.`);
}

function rangeOf(header: string | undefined): Range | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(header ?? "") ?? [];
  if (from === undefined) return undefined;
  const range = { from: Number(from), to: to ? Number(to) : undefined };
  if (range.to === undefined || range.to >= range.from) return range;
  throw new Refusal(416, "PGRST103", "Requested range not satisfiable", {
    details: "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
  });
}

const TOO_LARGE = `The request is larger than ${BODY_LIMIT / 1024 / 1024} MB. Send less at once.`;

export function tooLarge(): Response {
  return restError(413, "PGRST102", TOO_LARGE);
}
