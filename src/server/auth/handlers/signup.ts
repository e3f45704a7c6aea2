import * as z from "zod";
import { countMail, countStranger } from "#server/auth/attempts.ts";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { emailField, metadataField, passwordField } from "#server/auth/fields.ts";
import { type PkceFields, pkceFields, requirePkce } from "#server/auth/flow-state.ts";
import { mailLink } from "#server/auth/letters.ts";
import { alreadySignedUpMail, confirmSignupMail } from "#server/auth/mails.ts";
import { AddressTaken, addUser } from "#server/auth/new-user.ts";
import { checkStrength } from "#server/auth/password-strength.ts";
import { safeRedirect } from "#server/auth/redirects.ts";
import { clientAddress, query } from "#server/auth/request.ts";
import { inSteps, signUpAnswer } from "#server/auth/sign-up-answer.ts";
import { keepSignUp } from "#server/auth/sign-ups.ts";
import { findUser } from "#server/auth/users.ts";

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
  requirePkce(core, body);
  await checkStrength(core, password, email);
  await core.limits.spend({ signupPerAddress: clientAddress(request) });
  await countMail(core, request, email);
  await countStranger(core, request);
  return inSteps(async () => {
    const passwordHash = await core.passwords.hash(password, [clientAddress(request), email]);
    const asked = { email, passwordHash, data: body.data ?? {}, pkce: body };
    // of two who sign up with one address at once, the later one finds the account of the other
    const id = (await begin(core, request, asked)) ?? (await begin(core, request, asked));
    if (id === undefined) throw new AuthError(409, "conflict", "Somebody is signing up with this address right now: try again");
    const known = await findUser(core.sql, { id });
    return Response.json(signUpAnswer(core, { id, known, email, data: asked.data }));
  });
}

type Asked = { email: string; passwordHash: string; data: Record<string, unknown>; pkce: PkceFields };

/** The account's id, or nothing where somebody else made it meanwhile. */
async function begin(core: Core, request: Request, { email, passwordHash, data, pkce }: Asked): Promise<string | undefined> {
  const known = await findUser(core.sql, { email });
  if (known?.email_confirmed_at) {
    await core.post.send(alreadySignedUpMail({ to: email, siteUrl: core.siteUrl }));
    await audit(core.sql, request, { action: "user_repeated_signup", actor: known });
    return known.id;
  }
  const id = known?.id ?? crypto.randomUUID();
  try {
    await mailLink(core, {
      userId: id,
      to: email,
      type: "signup",
      keepAs: "confirmation_token",
      flow: "email/signup",
      target: safeRedirect(core.siteUrl, query(request).get("redirect_to")),
      pkce,
      request,
      letter: confirmSignupMail,
      also: async (tx, { link }) => {
        if (known === undefined) {
          const added = await addUser(tx, { id, email, provider: "email", userData: { email, sub: id } });
          if (!added) throw new AddressTaken();
          await audit(tx, request, { action: "user_signedup", actor: { id, email } });
        }
        await keepSignUp(tx, { userId: id, link, passwordHash, data: { ...data, email, sub: id } });
      },
    });
  } catch (error) {
    if (error instanceof AddressTaken) return undefined;
    throw error;
  }
  return id;
}

function checked<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AuthError(400, "validation_failed", parsed.error.issues[0]?.message ?? "The request is not valid");
}
