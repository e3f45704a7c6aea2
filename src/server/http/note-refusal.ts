import { inetAddress, userAgent } from "#server/auth/request.ts";
import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Ask } from "./data-door.ts";
import type { Identity } from "./identity.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/**
 * Writes into an organization's audit log that one of its members was refused something of it: where the address of the request
 * names the project or the organization. What only a body names, and what row-level security answers with nothing, is not seen.
 */
export function noteRefusal(
  { sql, log }: { sql: Sql; log: Log },
  request: Ask,
  identity: Identity,
  answer: { status: number },
): void {
  const { sub } = identity.claims;
  if (answer.status !== 403 || identity.role !== "authenticated" || sub === undefined) return;
  const { pathname, search } = new URL(request.url);
  const named = UUID.exec(pathname + search)?.[0];
  if (named === undefined) return;
  const what = `${request.method} ${pathname}`;
  sql`select private.record_refusal(${sub}, ${named}, ${what}, ${inetAddress(request)}, ${userAgent(request)})`.catch(
    (error: unknown) => log.error({ err: error }, "a refused access could not be written into the audit log"),
  );
}
