import type { Caller } from "./caller.ts";
import type { Core } from "./core.ts";
import { AuthError, invalidCredentials } from "./errors.ts";
import { redeemCode } from "./one-time-tokens.ts";
import { checkStrength } from "./passwords.ts";

const FRESH = "24 hours";

export type NewPassword = { password: string; nonce?: string | null | undefined; current_password?: string | null | undefined };

/** Refuses a weak or unchanged password, and asks a session that is older than a day to prove itself: by nonce or by the old one. */
export async function checkNewPassword(core: Core, { user, sessionId }: Caller, change: NewPassword): Promise<void> {
  checkStrength(change.password);
  if (typeof change.current_password === "string") {
    const whose = user.email ?? user.id;
    await core.limits.spend({ passwordPerAccount: whose });
    if (!(await core.passwords.matches(change.current_password, user.encrypted_password))) throw invalidCredentials();
    await core.limits.forgive("passwordPerAccount", whose);
  } else if (!change.nonce) {
    const fresh = await core.sql`select from auth.sessions where id = ${sessionId} and created_at > now() - ${FRESH}::interval`;
    if (fresh.length === 0) throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (user.encrypted_password && (await core.passwords.matches(change.password, user.encrypted_password))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  if (change.nonce) await redeemNonce(core, user.id, change.nonce);
}

async function redeemNonce(core: Core, userId: string, nonce: string): Promise<void> {
  const whose = `nonce:${userId}`;
  await core.limits.spend({ codePerAccount: whose });
  const used = await core.sql.begin((tx) =>
    redeemCode(core, tx, { userId, code: nonce.trim(), types: ["reauthentication_token"] }),
  );
  if (used === undefined) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  await core.limits.forgive("codePerAccount", whose);
}
