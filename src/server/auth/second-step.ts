import type { Query } from "#server/postgres/sql.ts";
import { audit } from "./audit.ts";
import type { Caller } from "./caller.ts";
import { type AuthMethod, addMethod, addRefreshToken } from "./sessions.ts";
import { makeRefreshToken } from "./tokens.ts";

/** Lifts a session to aal2; its refresh token from before the second step no longer works. */
export async function raiseSession(
  tx: Query,
  request: Request,
  { caller, method, factorId }: { caller: Caller; method: AuthMethod; factorId: string },
): Promise<{ sessionId: string; refreshToken: string }> {
  const { user, sessionId } = caller;
  const refreshToken = makeRefreshToken();
  await tx`update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${sessionId}`;
  await addMethod(tx, sessionId, method);
  await tx`delete from auth.refresh_tokens where session_id = ${sessionId}`;
  await addRefreshToken(tx, { token: refreshToken, userId: user.id, sessionId, parent: null });
  await audit(tx, request, { action: "verification_attempted", actor: user });
  return { sessionId, refreshToken };
}
