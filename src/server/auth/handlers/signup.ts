import { z } from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, metadataField, passwordField } from "#server/auth/fields.ts";
import { pkceFields } from "#server/auth/flow-state.ts";
import { mailLink } from "#server/auth/letters.ts";
import { alreadySignedUpMail, confirmSignupMail } from "#server/auth/mails.ts";
import { addUser } from "#server/auth/new-user.ts";
import { checkStrength } from "#server/auth/passwords.ts";
import { safeRedirect } from "#server/auth/redirects.ts";
import { clientAddress, query } from "#server/auth/request.ts";
import { storable } from "#server/auth/storable.ts";
import { userJson } from "#server/auth/user-json.ts";
import { findUser, type User } from "#server/auth/users.ts";

const signupBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: passwordField.nullish(),
  data: metadataField,
  ...pkceFields,
});

/** Answers the same for a new, a half-made and a finished account; only the mail differs. */
export async function signup(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, signupBody);
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!body.email && !body.password) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const email = checked(emailField, body.email ?? "");
  const password = body.password ?? "";
  checkStrength(password);
  await core.limits.spend({ signupPerAddress: clientAddress(request), mailPerAccount: email });
  const passwordHash = await core.passwords.hash(password);
  const data = body.data ?? {};
  const known = await findUser(core.sql, { email });

  if (known?.email_confirmed_at) {
    await core.post.send(alreadySignedUpMail({ to: email, siteUrl: core.siteUrl }));
    await audit(core.sql, request, { action: "user_repeated_signup", actor: known });
    return Response.json(userJson(lookalike(email, data)));
  }

  const id = known?.id ?? crypto.randomUUID();
  await mailLink(core, {
    userId: id,
    to: email,
    type: "signup",
    keepAs: "confirmation_token",
    flow: "email/signup",
    target: safeRedirect(core.siteUrl, query(request).get("redirect_to")),
    pkce: body,
    request,
    letter: confirmSignupMail,
    also: async (tx) => {
      if (known === undefined) {
        const added = await addUser(tx, { id, email, passwordHash, provider: "email", userData: { ...data, email, sub: id } });
        if (!added) throw new AuthError(409, "conflict", "Somebody is signing up with this address right now: try again");
        await audit(tx, request, { action: "user_signedup", actor: { id, email } });
      } else {
        // Who signs up last before the address is confirmed is believed, so that nobody can wait there with a password of theirs.
        await tx`
          update auth.users set encrypted_password = ${passwordHash}, raw_user_meta_data = ${tx.json(storable({ ...data, email, sub: id }))}, updated_at = now()
          where id = ${id} and email_confirmed_at is null`;
      }
    },
  });
  const user = await findUser(core.sql, { id });
  return Response.json(userJson(user ?? lookalike(email, data)));
}

function checked<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AuthError(400, "validation_failed", parsed.error.issues[0]?.message ?? "The request is not valid");
}

/** What the answer for a new account looks like, for an address that has one. */
function lookalike(email: string, data: Record<string, unknown>): User {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const nothing = {
    email_confirmed_at: null,
    invited_at: null,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    last_sign_in_at: null,
    phone: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    banned_until: null,
    reauthentication_sent_at: null,
    deleted_at: null,
    encrypted_password: null,
  };
  const userData = { ...data, email, sub: id };
  return {
    ...nothing,
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    confirmation_sent_at: now,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: userData,
    created_at: now,
    updated_at: now,
    is_sso_user: false,
    is_anonymous: false,
    factors: [],
    identities: [
      {
        id: crypto.randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: { ...userData, email_verified: false, phone_verified: false },
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
  };
}
