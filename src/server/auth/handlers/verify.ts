import { z } from "zod";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError, expiredCode } from "#server/auth/errors.ts";
import { emailField, phoneField } from "#server/auth/fields.ts";
import { redirectTo, redirectWithError, safeRedirect, withFragment, withQuery } from "#server/auth/redirects.ts";
import { clientAddress, query } from "#server/auth/request.ts";
import { sessionAnswer } from "#server/auth/sessions.ts";
import { redeemByCode, redeemByLink, type VerifyType, verifyTypes } from "#server/auth/verification.ts";

/** A link from a mail: leads back into the app, signed in or with the reason why not. */
export async function verifyByLink(core: Core, request: Request): Promise<Response> {
  // Mail scanners look at links before people do.
  if (request.method === "HEAD") return new Response(null);
  const asked = query(request);
  const target = safeRedirect(core.siteUrl, asked.get("redirect_to"));
  const link = asked.get("token") ?? asked.get("token_hash") ?? "";
  const pkce = link.startsWith("pkce_");
  try {
    await core.limits.spend({ verifyPerAddress: clientAddress(request) });
    const type = verifyTypes.safeParse(asked.get("type"));
    if (!type.success || link === "") throw expiredCode();
    const done = await redeemByLink(core, request, { link, type: type.data });
    if (done.step === "half") return redirectTo(withFragment(target, { message: done.message, type: type.data }));
    if (done.step === "code") return redirectTo(withQuery(target, { code: done.code }));
    const { user: _user, ...session } = await sessionAnswer(core, done.opened, done.userId);
    return redirectTo(
      withFragment(target, {
        ...session,
        expires_in: String(session.expires_in),
        expires_at: String(session.expires_at),
        type: type.data,
      }),
    );
  } catch (error) {
    if (error instanceof AuthError) return redirectWithError(target, error, pkce);
    throw error;
  }
}

const verifyBody = z.object({
  type: verifyTypes,
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  token: z.string().max(512).nullish(),
  token_hash: z.string().max(512).nullish(),
});

/** A typed code, or a link's token handed over by the app itself. */
export async function verifyByCode(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, verifyBody);
  await core.limits.spend({ verifyPerAddress: clientAddress(request) });
  const done = body.token_hash ? await byHash(core, request, body.token_hash, body.type) : await byCode(core, request, body);
  if (done.step === "half") return Response.json({ code: 200, msg: done.message });
  if (done.step === "code") throw expiredCode();
  return Response.json(await sessionAnswer(core, done.opened, done.userId));
}

function byHash(core: Core, request: Request, link: string, type: VerifyType) {
  return redeemByLink(core, request, { link, type, direct: true });
}

async function byCode(core: Core, request: Request, body: z.output<typeof verifyBody>) {
  const code = body.token?.trim();
  const key = body.phone ? { phone: body.phone } : body.email ? { email: body.email } : undefined;
  if (!code || key === undefined) {
    throw new AuthError(400, "validation_failed", "Verify requires a token_hash, or a token with an email or phone");
  }
  return redeemByCode(core, request, { key, code, type: body.type });
}
