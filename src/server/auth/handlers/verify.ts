import * as z from "zod";
import { readBody, readForm } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError, expiredCode } from "#server/auth/errors.ts";
import { emailField, phoneField } from "#server/auth/fields.ts";
import { pkceNeeded } from "#server/auth/flow-state.ts";
import { linkPage } from "#server/auth/link-page.ts";
import { redirectTo, redirectWithError, safeRedirect, withFragment, withQuery } from "#server/auth/redirects.ts";
import { concerning, recordRefusal } from "#server/auth/refusals.ts";
import { clientAddress, query } from "#server/auth/request.ts";
import { sessionAnswer } from "#server/auth/sessions.ts";
import { redeemByCode, redeemByLink, type VerifyType, verifyTypes } from "#server/auth/verification.ts";

/** A link from a mail shows a page with a button: mail scanners look at links before people do. */
export async function showLink(core: Core, request: Request): Promise<Response> {
  if (request.method === "HEAD") return new Response(null);
  return pageOf(core, query(request));
}

/** The button sends a form, an app that redeems a token or a code sends JSON. */
export async function verify(core: Core, request: Request): Promise<Response> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");
  return isForm ? verifyByLink(core, request) : verifyByCode(core, request);
}

function pageOf(core: Core, asked: URLSearchParams): Response {
  const { link, type, target } = linkOf(core, asked);
  if (!type.success || link === "") return redirectWithError(target, expiredCode(), link.startsWith("pkce_"));
  return linkPage({ token: link, type: type.data, target });
}

function linkOf(core: Core, asked: URLSearchParams) {
  const link = asked.get("token") ?? asked.get("token_hash") ?? "";
  return { link, type: verifyTypes.safeParse(asked.get("type")), target: safeRedirect(core.siteUrl, asked.get("redirect_to")) };
}

/** Leads back into the app, signed in or with the reason why not. */
async function verifyByLink(core: Core, request: Request): Promise<Response> {
  const form = await readForm(request);
  // nobody is signed in by a button of another site
  if (!["same-origin", null].includes(request.headers.get("sec-fetch-site"))) return pageOf(core, form);
  const { link, type, target } = linkOf(core, form);
  const pkce = link.startsWith("pkce_");
  try {
    await core.limits.spend({ verifyPerAddress: clientAddress(request) });
    if (!type.success || link === "") throw expiredCode();
    if (core.rules.needsPkce && !pkce) throw pkceNeeded();
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
    if (!(error instanceof AuthError)) throw error;
    await recordRefusal(core, request, error);
    return redirectWithError(target, error, pkce);
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
async function verifyByCode(core: Core, request: Request): Promise<Response> {
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
  return concerning(key, () => redeemByCode(core, request, { key, code, type: body.type }));
}
