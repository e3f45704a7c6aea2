import type { Answer } from "#server/rest/errors.ts";
import type { Ask } from "./data-door.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const OWNER = new RegExp(`"(?:project_id|organization_id|org_id)"\\s*:\\s*"(${UUID.source})"`, "i");
const READ_AT_MOST = 65_536;

const ROW = /^\/rest\/v1\/([a-z_][a-z0-9_]*)$/;
const FILE = /^\/storage\/v1\/object\/(?:(?:info|authenticated|sign|info\/authenticated)\/)?([^/]+\/.+)$/;
const BESIDE = new Set(["id", "select", "columns", "order", "limit", "offset"]);

/** The project or organization that an address names or, where it names none, the body that was sent. */
export function namedIn(address: string, sent?: Uint8Array): string | undefined {
  const named = UUID.exec(address)?.[0];
  if (named !== undefined || sent === undefined) return named;
  return OWNER.exec(new TextDecoder().decode(sent.subarray(0, READ_AT_MOST)))?.[1];
}

/** The one row or file that was asked for by itself and not found, so that it may be hidden. */
export function askedFor(
  { url }: Ask,
  { status, rows }: Pick<Answer, "status" | "rows">,
): { table: string; id: string } | undefined {
  if (rows !== 0 && status !== 404 && status !== 406) return undefined;
  const { pathname, searchParams } = new URL(url);
  const file = status === 404 ? FILE.exec(pathname)?.[1] : undefined;
  if (file !== undefined) return { table: "files", id: decoded(file) };
  const table = ROW.exec(pathname)?.[1];
  const ids = searchParams.getAll("id");
  const id = ids.length === 1 ? /^eq\.(.+)$/.exec(ids[0] ?? "")?.[1] : undefined;
  // what other filters leave out is not hidden
  if (table === undefined || id?.replace(UUID, "") !== "" || [...searchParams.keys()].some((name) => !BESIDE.has(name))) return;
  return { table, id };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
