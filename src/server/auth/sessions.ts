import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import type { Core } from "./core.ts";
import { clientAddress, inetAddress, userAgent } from "./request.ts";
import { ACCESS_TOKEN_SECONDS, hmac, makeRefreshToken, signAccessToken, type TokenSession } from "./tokens.ts";
import { userJson } from "./user-json.ts";
import { findUser } from "./users.ts";

export type AuthMethod = "password" | "otp" | "oauth" | "sso/oidc" | "totp" | "mfa/recovery_code";

/** Opens a session and hands back its refresh token, of which only a hash is kept. */
export async function openSession(
  { sessions: life }: Pick<Core, "sessions">,
  db: Query,
  opening: { userId: string; method: AuthMethod; request: Request; recovers?: boolean },
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = crypto.randomUUID();
  const refreshToken = makeRefreshToken();
  const { userId, method, request, recovers } = opening;
  await db`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, tag, not_after, refresh_token_hmac_key)
    values (${sessionId}, ${userId}, now(), now(), 'aal1', ${userAgent(request)}, ${inetAddress(request)}, ${recovers ? "recovery" : null},
      now() + make_interval(hours => ${Math.min(life.inactivityHours, life.maxHours)}), ${randomBytes(32).toString("base64url")})`;
  await addMethod(db, sessionId, method);
  await addRefreshToken(db, { token: refreshToken, userId, sessionId, parent: null });
  await db`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${userId}`;
  await db`
    insert into platform.auth_known_addresses (user_id, address) values (${userId}, ${clientAddress(request)})
    on conflict (user_id, address) do update set seen_at = now()`;
  await db`update auth.identities set last_sign_in_at = now() where user_id = ${userId} and provider = ${method === "password" ? "email" : ""}`;
  return { sessionId, refreshToken };
}

export async function addMethod(db: Query, sessionId: string, method: AuthMethod): Promise<void> {
  await db`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${sessionId}, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

export async function addRefreshToken(
  db: Query,
  { token, userId, sessionId, parent }: { token: string; userId: string; sessionId: string; parent: string | null },
): Promise<void> {
  await db`
    insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
    values (${sha256(token)}, ${userId}, false, now(), now(), ${parent}, ${sessionId})
    on conflict (token) do nothing`;
}

/** The one successor of a refresh token: whoever holds the token gets the same, and the database alone cannot tell it. */
export function successorOf(refreshToken: string, sessionKey: string): string {
  return hmac(sessionKey, `refresh:${refreshToken}`).subarray(0, 24).toString("base64url");
}

/** The answer a client reads as a session. */
export async function sessionAnswer(core: Core, opened: { sessionId: string; refreshToken: string }, userId: string) {
  const user = await findUser(core.sql, { id: userId });
  if (user === undefined) throw new Error("The account of an open session is gone.");
  const { token, expiresAt } = await signAccessToken(core, user, await tokenSession(core.sql, opened.sessionId));
  return {
    access_token: token,
    token_type: "bearer" as const,
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: opened.refreshToken,
    user: userJson(user),
  };
}

const sessionRow = z.object({
  aal: z.enum(["aal1", "aal2"]).catch("aal1"),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
});

async function tokenSession(db: Query, id: string): Promise<TokenSession> {
  const [row] = await db`
    select s.aal, (
      select coalesce(jsonb_agg(jsonb_build_object('method', authentication_method, 'timestamp', floor(extract(epoch from updated_at))::bigint)
        order by updated_at desc), '[]')
      from auth.mfa_amr_claims where session_id = s.id) as amr
    from auth.sessions s where s.id = ${id}`;
  return { id, ...sessionRow.parse(row) };
}

/** Ends sessions of one account: all, all but one, or one. */
export async function endSessions(
  db: Query,
  which: { userId: string; only?: string | undefined; except?: string | undefined; below?: "aal2" },
): Promise<void> {
  const { userId, only, except, below } = which;
  await db`
    delete from auth.sessions where user_id = ${userId}
      ${only === undefined ? db`` : db`and id = ${only}`} ${except === undefined ? db`` : db`and id <> ${except}`}
      ${below === undefined ? db`` : db`and aal < ${below}`}`;
}
