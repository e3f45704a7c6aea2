import { decodeJwt, errors, jwtVerify } from "jose";
import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { accountOf, type Profile, profileShape } from "#server/auth/oidc-account.ts";
import { requireProvenCaller } from "#server/auth/proof.ts";
import { clientAddress } from "#server/auth/request.ts";
import { openSession, sessionAnswer } from "#server/auth/sessions.ts";
import { sameText } from "#server/auth/tokens.ts";
import { sha256 } from "#server/secrets/sha256.ts";

const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const idTokenBody = z.object({
  provider: z.string().max(100).nullish(),
  id_token: z.string().min(1, "id_token required").max(20_000),
  nonce: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
});

/** A session for an id_token that an app got from a provider by itself. */
export async function idTokenGrant(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, idTokenBody);
  const found = core.oidc.find(body.provider ?? "");
  if (found === undefined)
    throw new AuthError(400, "provider_disabled", `Provider (issuer "${body.provider ?? ""}") is not enabled`);
  await core.limits.spend({ grantPerAddress: clientAddress(request) });
  const profile = await checkIdToken(core, found.name, body);
  const linkTo = body.link_identity ? (await requireProvenCaller(core, request)).user.id : undefined;
  const { userId, opened } = await core.sql.begin(async (tx) => {
    const user = await accountOf(tx, request, { provider: found.name, profile, linkTo, vouching: found.provider });
    await audit(tx, request, { action: "login", actor: user });
    return { userId: user.id, opened: await openSession(core, tx, { userId: user.id, method: "oauth", request }) };
  });
  return Response.json(await sessionAnswer(core, opened, userId));
}

async function checkIdToken(core: Core, name: string, body: z.output<typeof idTokenBody>): Promise<Profile> {
  const provider = core.oidc.find(name)?.provider;
  const { issuer, keys } = await core.oidc.issuerOf(name);
  try {
    const audience = [provider?.clientId ?? "", ...(provider?.otherClientIds ?? [])];
    const { payload } = await jwtVerify(body.id_token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ["exp", "iat", "sub"],
    });
    checkNonce(payload.nonce, body.nonce);
    return profileShape.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") {
      throw new AuthError(400, "unexpected_audience", `Unacceptable audience in id_token: ${audienceIn(body.id_token)}`);
    }
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new AuthError(400, "bad_jwt", `Bad ID token: it is expired, altered or not issued by ${name}`);
    }
    throw error;
  }
}

/** The app hands the provider the SHA-256 of its nonce and us the nonce itself. */
function checkNonce(inToken: unknown, given: string | null | undefined): void {
  if (inToken === undefined && !given) return;
  if (typeof inToken !== "string" || !given) {
    throw new AuthError(400, "validation_failed", "Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (!sameText(sha256(given), inToken)) throw new AuthError(400, "validation_failed", "Nonces mismatch");
}

function audienceIn(idToken: string): string {
  return JSON.stringify(decodeJwt(idToken).aud ?? null).slice(0, 200);
}
