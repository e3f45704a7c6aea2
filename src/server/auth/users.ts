import { z } from "zod";
import type { Query } from "./core.ts";

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

export type NewUser = {
  id: string;
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
  provider: string;
  providerId?: string;
  userData: Record<string, unknown>;
  appData?: Record<string, unknown>;
  confirmed?: boolean;
  sso?: boolean;
};

/** Makes the account and its first identity; answers false where the address is taken by another. */
export async function addUser(db: Query, user: NewUser): Promise<boolean> {
  const appData = { provider: user.provider, providers: [user.provider], ...user.appData };
  const added = await db`
    insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      confirmation_token, recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, is_sso_user, created_at, updated_at)
    values ('00000000-0000-0000-0000-000000000000', ${user.id}, 'authenticated', 'authenticated', ${user.email ?? null}, ${user.phone ?? null},
      ${user.passwordHash ?? null}, ${user.confirmed && user.email ? db`now()` : null}, ${user.confirmed && user.phone ? db`now()` : null},
      '', '', '', '', ${db.json(storable(appData))}, ${db.json(storable(user.userData))}, ${user.sso ?? false}, now(), now())
    on conflict do nothing`;
  if (added.count === 0) return false;
  await addIdentity(db, user.id, {
    provider: user.provider,
    providerId: user.providerId ?? user.id,
    data: {
      ...user.userData,
      sub: user.providerId ?? user.id,
      ...(user.email ? { email: user.email } : {}),
      ...(user.phone ? { phone: user.phone } : {}),
      email_verified: Boolean(user.confirmed && user.email),
      phone_verified: Boolean(user.confirmed && user.phone),
    },
  });
  return true;
}

export async function addIdentity(
  db: Query,
  userId: string,
  identity: { provider: string; providerId: string; data: Record<string, unknown> },
): Promise<void> {
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${identity.providerId}, ${userId}, ${db.json(storable(identity.data))}, ${identity.provider}, now(), now(), now())`;
}

export async function confirmEmail(db: Query, userId: string): Promise<void> {
  await db`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), confirmation_token = '', updated_at = now(),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${userId}`;
  await db`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
}

/** A JSON object as the driver's types want it; what came in was parsed from JSON. */
export function storable(object: Record<string, unknown>) {
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(object)));
}
