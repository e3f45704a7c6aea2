import * as z from "zod";
import { countMail, mayMail, mayMailStranger } from "#server/auth/attempts.ts";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { startEmailChange } from "#server/auth/email-change.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, metadataField, phoneField } from "#server/auth/fields.ts";
import { pkceFields, requirePkce } from "#server/auth/flow-state.ts";
import { mailLink } from "#server/auth/letters.ts";
import { confirmSignupMail, recoveryMail, signInMail } from "#server/auth/mails.ts";
import { AddressTaken, addUser } from "#server/auth/new-user.ts";
import type { OneTimeToken } from "#server/auth/one-time-tokens.ts";
import { sendPhoneCode } from "#server/auth/phone.ts";
import { safeRedirect } from "#server/auth/redirects.ts";
import { query } from "#server/auth/request.ts";
import { keepSignUp, moveOnlySignUp } from "#server/auth/sign-ups.ts";
import { findUser } from "#server/auth/users.ts";
import type { Query } from "#server/postgres/sql.ts";

const recoverBody = z.object({ email: emailField, ...pkceFields });

export async function recover(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, recoverBody);
  requirePkce(core, body);
  await countMail(core, request, body.email);
  const user = await findUser(core.sql, { email: body.email });
  if (user === undefined || !(user.email_confirmed_at || (await mayMailStranger(core, request)))) {
    await core.post.pretend();
    return Response.json({});
  }
  await mailLink(core, {
    userId: user.id,
    to: body.email,
    type: "recovery",
    keepAs: "recovery_token",
    flow: "recovery",
    target: targetOf(core, request),
    pkce: body,
    request,
    letter: recoveryMail,
    also: (tx) => audit(tx, request, { action: "user_recovery_requested", actor: user }),
  });
  return Response.json({});
}

const otpBody = z.object({
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  create_user: z.boolean().default(true),
  data: metadataField,
  channel: z.enum(["sms", "whatsapp"]).default("sms"),
  ...pkceFields,
});

/** A sign-in link and code; with `create_user` an unknown address becomes an account when it is used. */
export async function otp(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, otpBody);
  if (body.phone) {
    return sendPhoneCode(core, request, {
      phone: body.phone,
      createUser: body.create_user,
      data: body.data ?? {},
      channel: body.channel,
    });
  }
  const email = body.email;
  if (!email) throw new AuthError(400, "validation_failed", "One of email or phone must be set");
  requirePkce(core, body);
  await countMail(core, request, email);
  // of two who ask for a new address at once, the later one finds the account of the other
  if (!(await mailSignIn(core, request, body, email))) await mailSignIn(core, request, body, email);
  return Response.json({});
}

/** False where somebody else made the account meanwhile. */
async function mailSignIn(core: Core, request: Request, body: z.output<typeof otpBody>, email: string): Promise<boolean> {
  const known = await findUser(core.sql, { email });
  const mails =
    known?.email_confirmed_at || ((known !== undefined || body.create_user) && (await mayMailStranger(core, request)));
  if (!mails) {
    await core.post.pretend();
    return true;
  }
  const id = known?.id ?? crypto.randomUUID();
  const begun = async (tx: Query, { link }: OneTimeToken) => {
    if (known?.email_confirmed_at) return;
    if (known === undefined) {
      const added = await addUser(tx, { id, email, provider: "email", userData: { email, sub: id } });
      if (!added) throw new AddressTaken();
      await audit(tx, request, { action: "user_signedup", actor: { id, email } });
    }
    await keepSignUp(tx, { userId: id, link, data: { ...body.data, email, sub: id } });
  };
  try {
    await mailLink(core, {
      userId: id,
      to: email,
      type: "magiclink",
      keepAs: known?.email_confirmed_at ? "recovery_token" : "confirmation_token",
      flow: "magiclink",
      target: targetOf(core, request),
      pkce: body,
      request,
      letter: signInMail,
      also: begun,
    });
    return true;
  } catch (error) {
    if (error instanceof AddressTaken) return false;
    throw error;
  }
}

const resendBody = z.object({
  type: z.enum(["signup", "email_change", "sms", "phone_change"]),
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  ...pkceFields,
});

export async function resend(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, resendBody);
  if (body.type === "sms" || body.type === "phone_change") {
    if (!body.phone) throw new AuthError(400, "validation_failed", "Type provided requires a phone number");
    return sendPhoneCode(core, request, { phone: body.phone, createUser: false, data: {}, channel: "sms" });
  }
  const email = body.email;
  if (!email) throw new AuthError(400, "validation_failed", "Type provided requires an email address");
  requirePkce(core, body);
  await countMail(core, request, email);
  const user = await findUser(core.sql, { email });
  const target = targetOf(core, request);
  const next = body.type === "email_change" ? user?.email_change : undefined;
  if (user !== undefined && next && (await mayMail(core, request, next)) && (await mayMailStranger(core, request))) {
    await startEmailChange(core, user, { next, target, pkce: body, request });
  } else if (
    body.type === "signup" &&
    user !== undefined &&
    user.email_confirmed_at === null &&
    (await mayMailStranger(core, request))
  ) {
    await mailLink(core, {
      userId: user.id,
      to: email,
      type: "signup",
      keepAs: "confirmation_token",
      flow: "email/signup",
      target,
      pkce: body,
      request,
      letter: confirmSignupMail,
      also: async (tx, { link }) => {
        await moveOnlySignUp(tx, user.id, link);
        await audit(tx, request, { action: "user_confirmation_requested", actor: user });
      },
    });
  } else {
    await core.post.pretend();
  }
  return Response.json({});
}

function targetOf(core: Core, request: Request): string {
  return safeRedirect(core.siteUrl, query(request).get("redirect_to"));
}
