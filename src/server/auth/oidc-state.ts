import { jwtVerify, SignJWT } from "jose";
import { calculatePKCECodeChallenge } from "openid-client";
import * as z from "zod";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { hmac, sameText } from "./tokens.ts";

const LIVES_SECONDS = 600;

/** Over an encrypted address the browser itself keeps the cookie from being set or read by anybody else. */
const cookieName = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-pa_sign_in" : "pa_sign_in");

const stateShape = z.object({
  jti: z.string(),
  provider: z.string(),
  target: z.string(),
  method: z.enum(["oauth", "sso/oidc"]),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.enum(["s256", "plain"]).nullish(),
  link_to: z.uuid().optional(),
});
export type SignInState = z.output<typeof stateShape>;

/** The state a provider carries back, signed by us; the cookie ties it to the browser that set out. */
export async function sealState(
  core: Core,
  state: Omit<SignInState, "jti">,
): Promise<{ id: string; sealed: string; cookie: string }> {
  const id = crypto.randomUUID();
  const { kid, secret } = core.keys.current();
  const sealed = await new SignJWT({ ...state })
    .setProtectedHeader({ alg: "ES256", kid })
    .setJti(id)
    .setIssuer(core.issuer)
    .setAudience("sign-in-state")
    .setExpirationTime(`${LIVES_SECONDS} seconds`)
    .sign(secret);
  const secure = core.siteUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${cookieName(core.siteUrl)}=${id}; Path=/; Max-Age=${LIVES_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { id, sealed, cookie };
}

export async function openState(core: Core, request: Request, sealed: string | null): Promise<SignInState> {
  const refused = new AuthError(400, "bad_oauth_state", "The sign-in was started elsewhere or too long ago: start again");
  if (sealed === null) throw refused;
  const state = await jwtVerify(
    sealed,
    async ({ kid }) => {
      const key = kid === undefined ? undefined : await core.keys.find(kid);
      if (key === undefined) throw refused;
      return key.open;
    },
    { algorithms: ["ES256"], issuer: core.issuer, audience: "sign-in-state" },
  ).then(
    ({ payload }) => stateShape.safeParse(payload),
    () => undefined,
  );
  if (!state?.success) throw refused;
  const cookies = request.headers.get("cookie") ?? "";
  const shown = new RegExp(`(?:^|;\\s*)${cookieName(core.siteUrl)}=([^;]*)`).exec(cookies)?.[1] ?? "";
  if (!sameText(shown, state.data.jti)) throw refused;
  return state.data;
}

/** What only we can tell about one sign-in: the verifier and the nonce of our leg to the provider. */
export async function secretsOf(core: Core, id: string): Promise<{ verifier: string; challenge: string; nonce: string }> {
  const verifier = hmac(core.secretKey, `oidc-verifier:${id}`).toString("base64url");
  const nonce = hmac(core.secretKey, `oidc-nonce:${id}`).toString("base64url");
  return { verifier, nonce, challenge: await calculatePKCECodeChallenge(verifier) };
}
