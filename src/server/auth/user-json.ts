import type { User } from "./users.ts";

/** An account as the client's classes know it. */
export function userJson(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? "authenticated",
    role: user.role ?? "authenticated",
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...present({
      invited_at: user.invited_at,
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities.map(identityJson),
    ...(user.factors.length > 0 ? { factors: user.factors.map(factorJson) } : {}),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}

function identityJson(identity: User["identities"][number]): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    ...(identity.email ? { email: identity.email } : {}),
  };
}

export function factorJson(factor: User["factors"][number]): Record<string, unknown> {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name ?? "",
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    ...present({ last_challenged_at: factor.last_challenged_at }),
  };
}

function present(times: Record<string, string | null>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(times).flatMap(([name, time]) => (time === null ? [] : [[name, iso(time)]])));
}

function iso(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
