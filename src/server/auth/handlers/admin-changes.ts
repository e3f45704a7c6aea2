import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, metadataField, phoneField } from "#server/auth/fields.ts";
import { addIdentity, addUser } from "#server/auth/new-user.ts";
import { dropOneTimeTokens } from "#server/auth/one-time-tokens.ts";
import { checkStrength } from "#server/auth/password-strength.ts";
import { clientAddress } from "#server/auth/request.ts";
import { endSessions } from "#server/auth/sessions.ts";
import { confirmEmail, forgetSignUps } from "#server/auth/sign-ups.ts";
import { userJson } from "#server/auth/user-json.ts";
import { findUser, type User } from "#server/auth/users.ts";
import type { Query } from "#server/postgres/sql.ts";
import { knownUser } from "./admin.ts";

const adminBody = z.object({
  id: z.uuid().nullish(),
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  password: z.string().nullish(),
  password_hash: z
    .string()
    .regex(/^\$(argon2(id|i|d)\$|2[aby]\$)/, "password_hash must be an argon2 or bcrypt hash")
    .max(255)
    .nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: metadataField,
  ban_duration: z
    .string()
    .regex(/^(none|(\d+(\.\d+)?(h|m|s))+)$/, "invalid format for ban duration: use for instance 24h, or none")
    .nullish(),
});
type AdminBody = z.output<typeof adminBody>;

export async function createUser(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, adminBody);
  if (!body.email && !body.phone)
    throw new AuthError(400, "validation_failed", "Cannot create a user without either an email or phone");
  const passwordHash = await hashOf(core, request, body);
  const id = body.id ?? crypto.randomUUID();
  const ban = bannedUntil(body.ban_duration);
  await core.sql.begin(async (tx) => {
    const added = await addUser(tx, {
      id,
      email: body.email ?? undefined,
      phone: body.phone ?? undefined,
      passwordHash,
      provider: body.email ? "email" : "phone",
      userData: { ...body.user_metadata, ...(body.email ? { email: body.email } : {}), sub: id },
      appData: body.app_metadata ?? {},
    });
    if (!added)
      throw new AuthError(
        422,
        body.email ? "email_exists" : "phone_exists",
        "A user with this email address or phone has already been registered",
      );
    await settleConfirmations(tx, id, body);
    if (ban !== undefined) await tx`update auth.users set banned_until = ${ban} where id = ${id}`;
    await audit(tx, request, { action: "user_signedup", actor: { id, email: body.email ?? null } });
  });
  return Response.json(userJson(await knownUser(core, id)));
}

export async function updateUserById(core: Core, request: Request, id: string): Promise<Response> {
  const body = await readBody(request, adminBody);
  const user = await knownUser(core, id);
  const passwordHash = await hashOf(core, request, body);
  const ban = bannedUntil(body.ban_duration);
  await core.sql.begin(async (tx) => {
    if (body.email && body.email !== user.email) await changeEmail(tx, user, body.email);
    if (body.phone) await tx`update auth.users set phone = ${body.phone} where id = ${id}`;
    if (body.user_metadata) {
      await tx`update auth.users set raw_user_meta_data = ${merged(user.raw_user_meta_data, body.user_metadata)} where id = ${id}`;
    }
    if (body.app_metadata) {
      await tx`update auth.users set raw_app_meta_data = ${merged(user.raw_app_meta_data, body.app_metadata)} where id = ${id}`;
    }
    if (ban !== undefined) await tx`update auth.users set banned_until = ${ban} where id = ${id}`;
    await settleConfirmations(tx, id, body);
    if (passwordHash !== undefined) await tx`update auth.users set encrypted_password = ${passwordHash} where id = ${id}`;
    await tx`update auth.users set updated_at = now() where id = ${id}`;
    if (passwordHash !== undefined || ban) await endSessions(tx, { userId: id });
    await audit(tx, request, { action: "user_modified", actor: user });
  });
  return Response.json(userJson(await knownUser(core, id)));
}

async function hashOf(core: Core, request: Request, body: AdminBody): Promise<string | undefined> {
  if (typeof body.password === "string") {
    await checkStrength(core, body.password, body.email);
    return core.passwords.hash(body.password, [clientAddress(request)]);
  }
  return body.password_hash ?? undefined;
}

async function settleConfirmations(tx: Query, id: string, body: AdminBody): Promise<void> {
  // an operator's word confirms the address, not what somebody brought who signed up with it
  if (body.email_confirm) await confirmEmail(tx, id);
  if (body.phone_confirm)
    await tx`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where id = ${id}`;
}

async function changeEmail(tx: Query, user: User, email: string): Promise<void> {
  if ((await findUser(tx, { email })) !== undefined) {
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  await tx`update auth.users set email = ${email} where id = ${user.id}`;
  await forgetSignUps(tx, user.id);
  await dropOneTimeTokens(tx, user.id, ["confirmation_token", "recovery_token"]);
  if (user.identities.some((identity) => identity.provider === "email")) {
    await tx`
      update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${email}::text), updated_at = now()
      where user_id = ${user.id} and provider = 'email'`;
  } else {
    await addIdentity(tx, user.id, {
      provider: "email",
      providerId: user.id,
      data: { sub: user.id, email, email_verified: false },
    });
  }
}

function merged(before: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
}

/** null lifts a ban, undefined leaves it as it is. */
function bannedUntil(duration: string | null | undefined): Date | null | undefined {
  if (!duration) return undefined;
  if (duration === "none") return null;
  const unit: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000 };
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  const milliseconds = parts.reduce((sum, [, amount, name]) => sum + Number(amount) * (unit[name ?? ""] ?? 0), 0);
  return new Date(Date.now() + Math.min(milliseconds, 100 * 365 * 86_400_000));
}
