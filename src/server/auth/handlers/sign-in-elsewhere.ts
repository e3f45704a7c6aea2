import { buildAuthorizationUrl } from "openid-client";
import * as z from "zod";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { pkceFields, requirePkce } from "#server/auth/flow-state.ts";
import type { OidcProvider } from "#server/auth/oidc.ts";
import { type SignInState, sealState, secretsOf } from "#server/auth/oidc-state.ts";
import { requireProvenCaller } from "#server/auth/proof.ts";
import { redirectTo, safeRedirect } from "#server/auth/redirects.ts";
import { clientAddress, query } from "#server/auth/request.ts";

const pkceQuery = z.object(pkceFields);

/** Sends the browser to a provider; below /user/identities it adds the provider to the signed-in account. */
export async function authorize(core: Core, request: Request): Promise<Response> {
  const asked = query(request);
  const found = core.oidc.find(asked.get("provider") ?? "");
  if (found === undefined) throw new AuthError(400, "provider_disabled", "Unsupported provider: provider is not enabled");
  await core.limits.spend({ grantPerAddress: clientAddress(request) });
  const linking = new URL(request.url).pathname.endsWith("/user/identities/authorize");
  const link_to = linking ? (await requireProvenCaller(core, request)).user.id : undefined;
  const { url, cookie } = await setOut(core, found.name, found.provider, {
    method: "oauth",
    target: safeRedirect(core.siteUrl, asked.get("redirect_to")),
    scopes: asked.get("scopes"),
    pkce: readPkce({ code_challenge: asked.get("code_challenge"), code_challenge_method: asked.get("code_challenge_method") }),
    link_to,
  });
  return leave(url, cookie, linking || asked.get("skip_http_redirect") === "true");
}

const ssoBody = z.object({
  domain: z.string().trim().toLowerCase().max(253).nullish(),
  provider_id: z.string().max(100).nullish(),
  redirect_to: z.string().max(2000).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...pkceFields,
});

/** Single sign-on by the domain of one's address. */
export async function sso(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, ssoBody);
  if (!body.domain && !body.provider_id)
    throw new AuthError(400, "validation_failed", "A provider_id or domain needs to be provided");
  await core.limits.spend({ grantPerAddress: clientAddress(request) });
  const found = body.provider_id ? core.oidc.find(body.provider_id) : core.oidc.ofDomain(body.domain ?? "");
  if (found === undefined || (found.provider.domains ?? []).length === 0) {
    throw new AuthError(
      404,
      "sso_provider_not_found",
      body.domain ? "No SSO provider assigned for this domain" : "No such SSO provider",
    );
  }
  const { url, cookie } = await setOut(core, found.name, found.provider, {
    method: "sso/oidc",
    target: safeRedirect(core.siteUrl, body.redirect_to),
    scopes: null,
    pkce: body,
    link_to: undefined,
  });
  return leave(url, cookie, body.skip_http_redirect === true);
}

function leave(url: string, cookie: string, asJson: boolean): Response {
  const response = asJson ? Response.json({ url }) : redirectTo(url);
  response.headers.append("set-cookie", cookie);
  return response;
}

type Journey = Pick<SignInState, "method" | "target" | "link_to"> & { scopes: string | null; pkce: z.output<typeof pkceQuery> };

async function setOut(
  core: Core,
  name: string,
  provider: OidcProvider,
  journey: Journey,
): Promise<{ url: string; cookie: string }> {
  requirePkce(core, journey.pkce);
  const configuration = await core.oidc.configuration(name);
  const { id, sealed, cookie } = await sealState(core, {
    provider: name,
    target: journey.target,
    method: journey.method,
    code_challenge: journey.pkce.code_challenge,
    code_challenge_method: journey.pkce.code_challenge_method,
    ...(journey.link_to === undefined ? {} : { link_to: journey.link_to }),
  });
  const { challenge, nonce } = await secretsOf(core, id);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: `${core.issuer}/callback`,
    scope: scopeOf(provider, journey.scopes),
    state: sealed,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  return { url: url.href, cookie };
}

function scopeOf(provider: OidcProvider, asked: string | null): string {
  const scopes = [...(provider.scopes ?? "openid email profile").split(/\s+/), ...(asked ?? "").split(/\s+/)].filter(Boolean);
  return [...new Set(["openid", ...scopes])].join(" ");
}

function readPkce(fields: Record<string, string | null>): z.output<typeof pkceQuery> {
  const parsed = pkceQuery.safeParse(fields);
  if (!parsed.success)
    throw new AuthError(400, "validation_failed", "code_challenge must be 43 to 128 characters, with the method s256 or plain");
  return parsed.data;
}
