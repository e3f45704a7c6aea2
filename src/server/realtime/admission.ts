import { identifyToken, type Keys } from "#server/http/identify.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { readable } from "./access.ts";
import type { Admission } from "./channel.ts";

export type Door = { sql: Sql; keys: Keys };

/** Lets the owner of a token onto a channel, or says in the client's words why not. */
export async function admit(
  { sql, keys }: Door,
  { token, topic }: { token: string; topic: string },
): Promise<Admission | string> {
  const identity = await identifyToken(token, keys);
  if (!identity) return "InvalidJWTToken: The session is not valid any more. Sign in again.";
  const readableNow = await readable(sql, identity, topic);
  if (readableNow.size === 0) return `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
  return { token, identity, readable: readableNow, checkedAt: performance.now() };
}
