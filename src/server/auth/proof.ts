import { type Caller, requireCaller, requireSecondFactor, turnsOf } from "./caller.ts";
import type { Core } from "./core.ts";
import { AuthError, invalidCredentials } from "./errors.ts";
import { redeemCode } from "./one-time-tokens.ts";
import { addMethod } from "./sessions.ts";

/** For how long what a session showed (password, mailed code or link, second factor) lets it change the account's keys. */
const COUNTS_FOR = "10 minutes";

export type Proof = { nonce?: string | null | undefined; current_password?: string | null | undefined };

/**
 * Whether it is really the owner who changes the keys of an account: shown with the call itself, or to this session a moment ago.
 * What is shown here counts for the calls that follow, too.
 */
export async function requireProof(core: Core, caller: Caller, shown: Proof = {}): Promise<void> {
  if (typeof shown.current_password === "string") await showPassword(core, caller, shown.current_password);
  else if (shown.nonce) await showNonce(core, caller, shown.nonce);
  else if (!(await wasShownJustNow(core, caller))) {
    throw new AuthError(400, "reauthentication_needed", "Confirm that it is you, then try again");
  }
}

/** The signed-in account, once it is certain that it is its owner who asks: for what adds or takes away a way in. */
export async function requireProvenCaller(core: Core, request: Request): Promise<Caller> {
  const caller = await requireCaller(core, request);
  requireSecondFactor(caller);
  await requireProof(core, caller);
  return caller;
}

async function showPassword(core: Core, caller: Caller, password: string): Promise<void> {
  const { user, sessionId } = caller;
  await core.limits.spend({ proofPerAccount: user.id });
  if (!(await core.passwords.matches(password, user.encrypted_password, turnsOf(caller)))) throw invalidCredentials();
  await core.limits.forgive("proofPerAccount", user.id);
  await addMethod(core.sql, sessionId, "password");
}

async function showNonce(core: Core, { user, sessionId }: Caller, nonce: string): Promise<void> {
  await core.limits.spend({ proofPerAccount: user.id });
  const used = await core.sql.begin((tx) =>
    redeemCode(core, tx, { userId: user.id, code: nonce.trim(), types: ["reauthentication_token"] }),
  );
  if (used === undefined) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  await core.limits.forgive("proofPerAccount", user.id);
  await addMethod(core.sql, sessionId, "otp");
}

async function wasShownJustNow(core: Core, { sessionId }: Caller): Promise<boolean> {
  const rows = await core.sql`
    select from auth.mfa_amr_claims where session_id = ${sessionId} and updated_at > now() - ${COUNTS_FOR}::interval limit 1`;
  return rows.length > 0;
}
