import { type Caller, turnsOf } from "./caller.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { checkStrength } from "./password-strength.ts";
import { type Proof, requireProof } from "./proof.ts";

/** Whoever came by a recovery link may take their time over the new password. */
const RECOVERY_COUNTS_FOR = "1 hour";

/** Refuses a weak or unchanged password, and a session that does not show that it is its owner's. */
export async function checkNewPassword(core: Core, caller: Caller, change: Proof & { password: string }): Promise<void> {
  const { user } = caller;
  await checkStrength(core, change.password, user.email);
  const shows = typeof change.current_password === "string" || Boolean(change.nonce);
  if (shows || !(await isRecovery(core, caller))) await requireProof(core, caller, change);
  await core.limits.spend({ proofPerAccount: user.id });
  if (user.encrypted_password && (await core.passwords.matches(change.password, user.encrypted_password, turnsOf(caller)))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  await core.limits.forgive("proofPerAccount", user.id);
}

async function isRecovery(core: Core, { sessionId }: Caller): Promise<boolean> {
  const rows = await core.sql`
    select from auth.sessions where id = ${sessionId} and tag = 'recovery' and created_at > now() - ${RECOVERY_COUNTS_FOR}::interval`;
  return rows.length > 0;
}
