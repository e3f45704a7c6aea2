import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { bearer, clientAddress } from "./request.ts";
import { checkAccessToken, sameText } from "./tokens.ts";
import { findUser, type User } from "./users.ts";

export type Caller = { user: User; sessionId: string; aal: "aal1" | "aal2"; address: string };

/** In whose turn the passwords of a signed-in account are looked at. */
export function turnsOf({ user, address }: Caller): string[] {
  return [address, user.email ?? user.id];
}

/** The signed-in account behind a request. */
export async function requireCaller(core: Core, request: Request): Promise<Caller> {
  const token = bearer(request);
  if (token === undefined || sameText(token, core.publishableKey) || sameText(token, core.secretKey)) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await checkAccessToken(core, token);
  if (claims.sub === undefined || claims.session_id === undefined) {
    throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  }
  const user = await findUser(core.sql, { id: claims.sub });
  if (user === undefined) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return { user, sessionId: claims.session_id, aal: claims.aal ?? "aal1", address: clientAddress(request) };
}

/** Administrative calls carry the secret key, as bearer or as apikey. */
export function requireSecretKey(core: Core, request: Request): void {
  const shown = bearer(request) ?? request.headers.get("apikey");
  if (!shown) throw new AuthError(401, "no_authorization", "This endpoint requires the secret key");
  if (!sameText(shown, core.secretKey)) throw new AuthError(403, "not_admin", "User not allowed");
}

/** Where a second factor is set up, the account's keys change only after it was shown. */
export function requireSecondFactor(caller: Caller, status = 401): void {
  if (lacksSecondFactor(caller)) {
    throw new AuthError(status, "insufficient_aal", "AAL2 session is required to change this when a second factor is set up");
  }
}

export function lacksSecondFactor({ user, aal }: Caller): boolean {
  return aal !== "aal2" && user.factors.some((factor) => factor.status === "verified");
}
