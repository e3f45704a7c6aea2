import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { countMail, countStranger } from "#server/auth/attempts.ts";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import { requireCaller, requireSecondFactor, turnsOf } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { startEmailChange } from "#server/auth/email-change.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, isSmall, metadataField } from "#server/auth/fields.ts";
import { pkceFields, requirePkce } from "#server/auth/flow-state.ts";
import { reauthenticationMail } from "#server/auth/mails.ts";
import { checkNewPassword } from "#server/auth/new-password.ts";
import { dropOneTimeTokens, keepOneTimeToken, makeOneTimeToken } from "#server/auth/one-time-tokens.ts";
import { requireProof } from "#server/auth/proof.ts";
import { safeRedirect } from "#server/auth/redirects.ts";
import { query } from "#server/auth/request.ts";
import { endSessions } from "#server/auth/sessions.ts";
import { userJson } from "#server/auth/user-json.ts";
import { findUser } from "#server/auth/users.ts";

export async function getUser(core: Core, request: Request): Promise<Response> {
  const { user } = await requireCaller(core, request);
  return Response.json(userJson(user));
}

const userBody = z.object({
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().max(64).nullish(),
  data: metadataField,
  ...pkceFields,
});

export async function updateUser(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  const body = await readBody(request, userBody);
  const { user } = caller;
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone numbers are not set up on this server");
  const next = body.email && body.email !== user.email ? body.email : undefined;
  const password = body.password ?? undefined;
  const proves = typeof body.current_password === "string" || Boolean(body.nonce);
  if (next !== undefined) requirePkce(core, body);
  if (next !== undefined || password !== undefined) requireSecondFactor(caller);
  if (password !== undefined) await checkNewPassword(core, caller, { ...body, password });
  else if (next !== undefined || proves) await requireProof(core, caller, body);

  const userData = withChanges(user.raw_user_meta_data, body.data);
  const saysOther = !isDeepStrictEqual(userData, user.raw_user_meta_data ?? {});
  if (next === undefined && password === undefined && !saysOther) return Response.json(userJson(user));
  await core.limits.spend({ changePerAccount: user.id });
  const passwordHash = password === undefined ? undefined : await core.passwords.hash(password, turnsOf(caller));
  if (next !== undefined) {
    await countMail(core, request, ...(user.email ? [user.email, next] : [next]));
    await countStranger(core, request);
    await startEmailChange(core, user, {
      next,
      target: safeRedirect(core.siteUrl, query(request).get("redirect_to")),
      pkce: body,
      request,
    });
  }
  await core.sql.begin(async (tx) => {
    if (passwordHash !== undefined) {
      await tx`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${user.id}`;
      await dropOneTimeTokens(tx, user.id, ["recovery_token", "reauthentication_token"]);
      await endSessions(tx, { userId: user.id, except: caller.sessionId });
      await audit(tx, request, { action: "user_updated_password", actor: user });
    }
    if (saysOther) {
      await tx`update auth.users set raw_user_meta_data = ${userData}, updated_at = now() where id = ${user.id}`;
    }
    await audit(tx, request, { action: "user_modified", actor: user });
  });
  const changed = await findUser(core.sql, { id: user.id });
  return Response.json(userJson(changed ?? user));
}

function withChanges(before: Record<string, unknown> | null, changes: Record<string, unknown> | null | undefined) {
  const merged = { ...before, ...changes };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  if (!isSmall(kept)) throw new AuthError(400, "validation_failed", "Metadata is too large: keep it below 6,000 characters");
  return kept;
}

/** Mails a code that `PUT user` takes as `nonce`. */
export async function reauthenticate(core: Core, request: Request): Promise<Response> {
  const { user } = await requireCaller(core, request);
  const email = user.email;
  if (!email) throw new AuthError(400, "validation_failed", "Reauthentication requires the user to have an email");
  await countMail(core, request, email);
  const token = makeOneTimeToken();
  await core.post.send(reauthenticationMail({ to: email, code: token.code, minutes: core.rules.linkMinutes }));
  await core.sql.begin(async (tx) => {
    await keepOneTimeToken(core, tx, { ...token, userId: user.id, type: "reauthentication_token", relatesTo: email });
    await audit(tx, request, { action: "user_reauthenticate_requested", actor: user });
  });
  return Response.json({});
}
