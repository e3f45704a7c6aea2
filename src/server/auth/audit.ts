import type { Query } from "#server/postgres/sql.ts";
import { inetAddress, userAgent } from "./request.ts";

type Action =
  | "user_signedup"
  | "user_repeated_signup"
  | "login"
  | "logout"
  | "token_revoked"
  | "user_recovery_requested"
  | "user_confirmation_requested"
  | "user_reauthenticate_requested"
  | "user_modified"
  | "user_updated_password"
  | "user_deleted"
  | "user_invited"
  | "factor_in_progress"
  | "factor_unenrolled"
  | "verification_attempted"
  | "user_email_changed"
  | "recovery_codes_generated"
  | "recovery_codes_deleted"
  | "signing_key_rotated"
  | "login_failed"
  | "verification_failed"
  | "factor_failed"
  | "token_refused"
  | "access_refused";

/** As much of an address as may ever be written down. */
const LONGEST_NAME = 320;

export async function audit(
  db: Query,
  request: Request | undefined,
  entry: { action: Action; actor: { id: string | null; email: string | null }; traits?: Record<string, string> },
): Promise<void> {
  const payload = {
    action: entry.action,
    actor_id: entry.actor.id,
    actor_username: (entry.actor.email ?? "").slice(0, LONGEST_NAME),
    log_type: "account",
    traits: { ...entry.traits, user_agent: request === undefined ? null : userAgent(request) },
  };
  await db`
    insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), ${payload}, now(), ${(request && inetAddress(request)) ?? ""})`;
}
