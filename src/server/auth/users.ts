import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { AuthError } from "./errors.ts";

const when = z.string().nullable();
const meta = z.record(z.string(), z.unknown());

const userRow = z.object({
  id: z.uuid(),
  aud: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: when,
  invited_at: when,
  confirmation_sent_at: when,
  recovery_sent_at: when,
  email_change: z.string().nullable(),
  email_change_sent_at: when,
  email_change_confirm_status: z.number().nullable(),
  last_sign_in_at: when,
  raw_app_meta_data: meta.nullable(),
  raw_user_meta_data: meta.nullable(),
  created_at: when,
  updated_at: when,
  phone: z.string().nullable(),
  phone_confirmed_at: when,
  confirmed_at: when,
  banned_until: when,
  reauthentication_sent_at: when,
  is_sso_user: z.boolean(),
  deleted_at: when,
  is_anonymous: z.boolean(),
});

const identityRow = z.object({
  id: z.uuid(),
  provider_id: z.string(),
  user_id: z.uuid(),
  identity_data: meta,
  provider: z.string(),
  last_sign_in_at: when,
  created_at: when,
  updated_at: when,
  email: z.string().nullable(),
});

const factorRow = z.object({
  id: z.uuid(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(["totp", "webauthn", "phone", "recovery_code"]),
  status: z.enum(["unverified", "verified"]),
  created_at: z.string(),
  updated_at: z.string(),
  last_challenged_at: when,
});

const foundUser = z.object({ user: userRow, identities: z.array(identityRow), factors: z.array(factorRow) });
export type User = z.output<typeof userRow> & {
  identities: z.output<typeof identityRow>[];
  factors: z.output<typeof factorRow>[];
};

export type UserKey = { id: string } | { email: string } | { phone: string } | { provider: string; provider_id: string };

export async function findUser(db: Query, key: UserKey): Promise<User | undefined> {
  const rows = await db`
    select to_jsonb(u) as "user",
      (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id) as identities,
      (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]') from (
        select id, friendly_name, factor_type::text, status::text, created_at, updated_at, last_challenged_at
        from auth.mfa_factors where user_id = u.id
        union all
        select id, friendly_name, 'recovery_code', 'verified', created_at, updated_at, null
        from platform.auth_recovery_sets where user_id = u.id) f) as factors
    from auth.users u where ${condition(db, key)} and u.deleted_at is null`;
  const row = rows[0];
  if (row === undefined) return undefined;
  const { user, identities, factors } = foundUser.parse(row);
  return { ...user, identities, factors };
}

function condition(db: Query, key: UserKey) {
  if ("id" in key) return db`u.id = ${key.id}`;
  if ("email" in key) return db`u.email = ${key.email} and not u.is_sso_user`;
  if ("phone" in key) return db`u.phone = ${key.phone}`;
  return db`u.id = (select user_id from auth.identities where provider = ${key.provider} and provider_id = ${key.provider_id})`;
}

export function refuseBanned(user: User, status = 403): void {
  if (user.banned_until !== null && new Date(user.banned_until) > new Date())
    throw new AuthError(status, "user_banned", "User is banned");
}
