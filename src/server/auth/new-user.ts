import type { Query } from "#server/postgres/sql.ts";

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

/** Somebody else made an account with this address in the meantime. */
export class AddressTaken extends Error {
  override name = "AddressTaken";
}

/** Makes the account and its first identity; answers false where the address is taken by another. */
export async function addUser(db: Query, user: NewUser): Promise<boolean> {
  const appData = { provider: user.provider, providers: [user.provider], ...user.appData };
  const added = await db`
    insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      confirmation_token, recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, is_sso_user, created_at, updated_at)
    values ('00000000-0000-0000-0000-000000000000', ${user.id}, 'authenticated', 'authenticated', ${user.email ?? null}, ${user.phone ?? null},
      ${user.passwordHash ?? null}, ${user.confirmed && user.email ? db`now()` : null}, ${user.confirmed && user.phone ? db`now()` : null},
      '', '', '', '', ${appData}, ${user.userData}, ${user.sso ?? false}, now(), now())
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
    values (${identity.providerId}, ${userId}, ${identity.data}, ${identity.provider}, now(), now(), now())`;
}
