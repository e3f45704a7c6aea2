import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { endsAt } from "./session-life.ts";
import { addRefreshToken, endSessions, successorOf } from "./sessions.ts";

const GRACE = "10 seconds";

const tokenRow = z.object({
  token: z.string(),
  revoked: z.boolean(),
  within_grace: z.boolean(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  session_key: z.string(),
  over: z.boolean(),
  banned: z.boolean(),
});

type Outcome = { opened: { sessionId: string; refreshToken: string }; userId: string } | AuthError;

/** Trades a refresh token for its successor. Seen again within ten seconds it gives the same one; later, its session ends. */
export async function refreshSession(core: Core, refreshToken: string) {
  const outcome = await core.sql.begin((tx) => rotate(core, tx, refreshToken));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function rotate(core: Core, tx: Query, refreshToken: string): Promise<Outcome> {
  const rows = await tx`
    select t.token, coalesce(t.revoked, false) as revoked, t.updated_at > now() - ${GRACE}::interval as within_grace, s.user_id, s.id as session_id,
      s.refresh_token_hmac_key as session_key, coalesce(s.not_after <= now(), false) as over, coalesce(u.banned_until > now(), false) as banned
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id join auth.users u on u.id = s.user_id
    where t.token = ${sha256(refreshToken)} and s.refresh_token_hmac_key is not null and u.deleted_at is null
    for update of t`;
  if (rows[0] === undefined)
    return new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  const row = tokenRow.parse(rows[0]);
  if (row.banned) return new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
  if (row.over) {
    await endSessions(tx, { userId: row.user_id, only: row.session_id });
    return new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (row.revoked && !row.within_grace) {
    await endSessions(tx, { userId: row.user_id, only: row.session_id });
    return new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  const successor = successorOf(refreshToken, row.session_key);
  if (!row.revoked) {
    await tx`update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = ${row.token}`;
    await addRefreshToken(tx, { token: successor, userId: row.user_id, sessionId: row.session_id, parent: row.token });
    await tx`update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(), not_after = ${endsAt(tx, core.sessions)} where id = ${row.session_id}`;
  }
  return { opened: { sessionId: row.session_id, refreshToken: successor }, userId: row.user_id };
}
