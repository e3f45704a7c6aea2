import type { Query } from "#server/postgres/sql.ts";
import { inetAddress } from "./request.ts";

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
  | "verification_attempted";

export async function audit(
  db: Query,
  request: Request,
  entry: { action: Action; actor: { id: string; email: string | null } },
): Promise<void> {
  const payload = {
    action: entry.action,
    actor_id: entry.actor.id,
    actor_username: entry.actor.email ?? "",
    log_type: "account",
  };
  await db`
    insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), ${payload}, now(), ${inetAddress(request) ?? ""})`;
}
