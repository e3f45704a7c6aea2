import { audit } from "./audit.ts";
import type { Core } from "./core.ts";
import type { AuthError } from "./errors.ts";
import { bearer, clientAddress } from "./request.ts";
import { readAccessToken } from "./tokens.ts";
import { findUser, type UserKey } from "./users.ts";

type Refused = "login_failed" | "verification_failed" | "factor_failed" | "token_refused" | "access_refused";

const byCode: Record<string, Refused> = {
  invalid_credentials: "login_failed",
  email_not_confirmed: "login_failed",
  user_banned: "login_failed",
  otp_expired: "verification_failed",
  reauthentication_not_valid: "verification_failed",
  mfa_verification_failed: "factor_failed",
  mfa_challenge_expired: "factor_failed",
  mfa_recovery_codes_locked: "factor_failed",
  bad_jwt: "token_refused",
  session_not_found: "token_refused",
  session_expired: "token_refused",
  refresh_token_not_found: "token_refused",
  refresh_token_already_used: "token_refused",
  flow_state_not_found: "token_refused",
  bad_code_verifier: "token_refused",
  insufficient_aal: "access_refused",
  reauthentication_needed: "access_refused",
  not_admin: "access_refused",
  no_authorization: "access_refused",
  over_request_rate_limit: "access_refused",
};

/** Every refusal that may be somebody's attempt is kept with who, whence and why; never with what was shown. */
export async function recordRefusal(core: Core, request: Request, error: AuthError): Promise<void> {
  const known = byCode[error.code];
  if (known === undefined) return;
  try {
    // a flood must not fill the log
    await core.limits.spend({ recordsPerAddress: clientAddress(request) });
    const action = error.code === "over_request_rate_limit" && error.about !== undefined ? "login_failed" : known;
    const path = new URL(request.url).pathname.slice(0, 200);
    await audit(core.sql, request, {
      action,
      actor: await actorOf(core, request, error.about),
      traits: { reason: error.code, path },
    });
  } catch (cause) {
    core.log.info({ err: cause }, "a refusal was not recorded");
  }
}

async function actorOf(core: Core, request: Request, about: UserKey | undefined) {
  if (about !== undefined) {
    const user = await findUser(core.sql, about);
    const named = "email" in about ? about.email : "phone" in about ? about.phone : null;
    return { id: user?.id ?? null, email: user?.email ?? named };
  }
  const token = bearer(request);
  const claims = token === undefined ? undefined : await readAccessToken(core, token).catch(() => undefined);
  return { id: claims?.sub ?? null, email: claims?.email ?? null };
}

/** Says whom a refusal is about, where the request itself does not. */
export async function concerning<T>(about: UserKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "about" in error) error.about ??= about;
    throw error;
  }
}
