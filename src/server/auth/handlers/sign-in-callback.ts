import { authorizationCodeGrant } from "openid-client";
import { audit } from "#server/auth/audit.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { issueAuthCode, rememberFlow } from "#server/auth/flow-state.ts";
import { accountOf, profileShape } from "#server/auth/oidc-account.ts";
import { openState, type SignInState, secretsOf } from "#server/auth/oidc-state.ts";
import { redirectTo, redirectWithError, withFragment, withQuery } from "#server/auth/redirects.ts";
import { query } from "#server/auth/request.ts";
import { openSession, sessionAnswer } from "#server/auth/sessions.ts";

/** Where the provider sends the browser back to. */
export async function callback(core: Core, request: Request): Promise<Response> {
  const asked = query(request);
  let state: SignInState | undefined;
  try {
    state = await openState(core, request, asked.get("state"));
    return await arrive(core, request, state);
  } catch (error) {
    if (error instanceof AuthError)
      return redirectWithError(state?.target ?? core.siteUrl, error, Boolean(state?.code_challenge));
    throw error;
  }
}

async function arrive(core: Core, request: Request, state: SignInState): Promise<Response> {
  const profile = await askProvider(core, request, state);
  const arrival = {
    provider: state.provider,
    profile,
    linkTo: state.link_to,
    vouching: core.oidc.find(state.provider)?.provider,
    byDomain: state.method === "sso/oidc",
  };
  const done = await core.sql.begin(async (tx) => {
    const user = await accountOf(tx, request, arrival);
    await audit(tx, request, { action: "login", actor: user });
    if (!state.code_challenge)
      return { userId: user.id, opened: await openSession(core, tx, { userId: user.id, method: state.method, request }) };
    await rememberFlow(tx, { userId: user.id, fields: state, method: state.method, provider: state.provider });
    return { code: await issueAuthCode(tx, user.id, [state.method]) };
  });
  if ("code" in done) return redirectTo(withQuery(state.target, { code: done.code }));
  const { user: _user, ...session } = await sessionAnswer(core, done.opened, done.userId);
  return redirectTo(
    withFragment(state.target, { ...session, expires_in: String(session.expires_in), expires_at: String(session.expires_at) }),
  );
}

async function askProvider(core: Core, request: Request, state: SignInState) {
  const { verifier, nonce } = await secretsOf(core, state.jti);
  const configuration = await core.oidc.configuration(state.provider);
  const here = new URL(`${core.issuer}/callback${new URL(request.url).search}`);
  try {
    const tokens = await authorizationCodeGrant(configuration, here, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: query(request).get("state") ?? "",
      idTokenExpected: true,
    });
    return profileShape.parse(tokens.claims());
  } catch (cause) {
    core.log.error({ err: cause, provider: state.provider }, "a sign-in provider's answer was refused");
    throw new AuthError(400, "bad_oauth_callback", `The sign-in with ${state.provider} did not succeed: start again`);
  }
}
