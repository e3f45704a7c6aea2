import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, metadataField } from "#server/auth/fields.ts";
import { mailLink, verifyLink } from "#server/auth/letters.ts";
import { inviteMail } from "#server/auth/mails.ts";
import { addUser } from "#server/auth/new-user.ts";
import { keepOneTimeToken, makeOneTimeToken, type OneTimeTokenType } from "#server/auth/one-time-tokens.ts";
import { checkStrength } from "#server/auth/password-strength.ts";
import { safeRedirect } from "#server/auth/redirects.ts";
import { clientAddress, query } from "#server/auth/request.ts";
import { keepSignUp } from "#server/auth/sign-ups.ts";
import { userJson } from "#server/auth/user-json.ts";
import { findUser, type User } from "#server/auth/users.ts";
import type { Query } from "#server/postgres/sql.ts";

export async function invite(core: Core, request: Request): Promise<Response> {
  const { email, data } = await readBody(request, z.object({ email: emailField, data: metadataField }));
  const known = await findUser(core.sql, { email });
  if (known?.email_confirmed_at) throw emailExists();
  const id = known?.id ?? crypto.randomUUID();
  await mailLink(core, {
    userId: id,
    to: email,
    type: "invite",
    keepAs: "confirmation_token",
    flow: "invite",
    target: safeRedirect(core.siteUrl, query(request).get("redirect_to")),
    pkce: {},
    letter: inviteMail,
    also: async (tx, { link }) => {
      if (known === undefined) await addInvited(tx, id, email, data ?? {});
      await keepSignUp(tx, { userId: id, link, data: { ...data, email, sub: id } });
      await tx`update auth.users set invited_at = now() where id = ${id}`;
      await audit(tx, request, { action: "user_invited", actor: { id, email } });
    },
  });
  return Response.json(userJson(await mustFind(core, id)));
}

const linkBody = z.object({
  type: z.enum(["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"]),
  email: emailField,
  new_email: emailField.nullish(),
  password: z.string().nullish(),
  data: metadataField,
  redirect_to: z.string().nullish(),
});

/** The link a mail would carry, for operators who send their mails themselves. */
export async function generateLink(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, linkBody);
  const known = await findUser(core.sql, { email: body.email });
  const makesAccount = body.type === "signup" || body.type === "invite";
  if (makesAccount && known?.email_confirmed_at) throw emailExists();
  if (!makesAccount && known === undefined) throw new AuthError(404, "user_not_found", "User with this email not found");
  const passwordHash = body.type === "signup" ? await newHash(core, request, body) : undefined;
  const id = known?.id ?? crypto.randomUUID();
  const target = safeRedirect(core.siteUrl, body.redirect_to ?? query(request).get("redirect_to"));
  const token = makeOneTimeToken();
  const linkType = body.type === "email_change_current" || body.type === "email_change_new" ? "email_change" : body.type;
  const relatesTo = body.type === "email_change_new" ? (body.new_email ?? "") : body.email;
  if (relatesTo === "") throw new AuthError(400, "validation_failed", "An email address change needs new_email");
  await core.sql.begin(async (tx) => {
    if (known === undefined) await addInvited(tx, id, body.email, body.data ?? {});
    if (makesAccount) {
      await keepSignUp(tx, { userId: id, link: token.link, passwordHash, data: { ...body.data, email: body.email, sub: id } });
    }
    if (linkType === "email_change" && body.new_email)
      await tx`update auth.users set email_change = ${body.new_email} where id = ${id}`;
    await keepOneTimeToken(core, tx, { ...token, userId: id, type: keptAs(body.type), relatesTo });
  });
  return Response.json({
    ...userJson(await mustFind(core, id)),
    action_link: verifyLink(core, { token, type: linkType, target }),
    email_otp: token.code,
    hashed_token: token.link,
    redirect_to: target,
    verification_type: body.type,
  });
}

function keptAs(type: z.output<typeof linkBody>["type"]): OneTimeTokenType {
  if (type === "signup" || type === "invite") return "confirmation_token";
  if (type === "email_change_new") return "email_change_token_new";
  return type === "email_change_current" ? "email_change_token_current" : "recovery_token";
}

async function newHash(core: Core, request: Request, { password, email }: z.output<typeof linkBody>): Promise<string> {
  if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  await checkStrength(core, password, email);
  return core.passwords.hash(password, [clientAddress(request)]);
}

async function addInvited(tx: Query, id: string, email: string, data: Record<string, unknown>): Promise<void> {
  if (!(await addUser(tx, { id, email, provider: "email", userData: { ...data, email, sub: id } }))) throw emailExists();
}

async function mustFind(core: Core, id: string): Promise<User> {
  const user = await findUser(core.sql, { id });
  if (user === undefined) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

function emailExists(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}
