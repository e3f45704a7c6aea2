import { identifyToken, type Keys } from "#server/http/identify.ts";
import type { Identity } from "#server/http/identity.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { readable } from "./access.ts";
import type { Admission } from "./channel.ts";

export type Door = {
  sql: Sql;
  keys: Keys;
  /** Told whom the policies kept from a channel. */
  onRefused?: ((identity: Identity, topic: string) => void) | undefined;
};

/** Lets the owner of a token onto a channel, or says in the client's words why not. */
export async function admit(
  { sql, keys, onRefused }: Door,
  { token, topic }: { token: string; topic: string },
): Promise<Admission | string> {
  const identity = await identifyToken(token, keys);
  if (!identity) return "InvalidJWTToken: The session is not valid any more. Sign in again.";
  const readableNow = await readable(sql, identity, topic);
  if (readableNow.size === 0) {
    onRefused?.(identity, topic);
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
  }
  return { token, identity, readable: readableNow, checkedAt: performance.now() };
}
