import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { Claims } from "#server/http/identity.ts";
import { nameCaller } from "#server/operating/request-scope.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import type { User } from "./users.ts";

export const ACCESS_TOKEN_SECONDS = 3600;

const claimsShape = z.discriminatedUnion("role", [
  z.looseObject({ role: z.enum(["anon", "service_role"]), exp: z.number() }),
  z.looseObject({
    role: z.literal("authenticated"),
    sub: z.uuid(),
    session_id: z.uuid(),
    aal: z.enum(["aal1", "aal2"]),
    email: z.string().optional(),
    exp: z.number(),
  }),
]);

export type TokenSession = { id: string; aal: "aal1" | "aal2"; amr: { method: string; timestamp: number }[] };

export async function signAccessToken(
  core: Core,
  user: User,
  session: TokenSession,
): Promise<{ token: string; expiresAt: number }> {
  const key = core.keys.current();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({
    email: user.email ?? "",
    phone: user.phone ?? "",
    role: "authenticated",
    aal: session.aal,
    ...(core.rules.needsSecondFactor ? { aal_needed: "aal2", words_key: wordsKeyOf(core, user) } : {}),
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
  })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: key.kid })
    .setIssuer(core.issuer)
    .setSubject(user.id)
    .setAudience("authenticated")
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key.secret);
  return { token, expiresAt };
}

/** What the browser seals with what its person has not saved yet: theirs in every session, and gone with the last one. */
function wordsKeyOf({ secretKey }: Core, { id }: User): string {
  return hmac(secretKey, `unsaved words of ${id}`).toString("base64url");
}

/** The claims of a token we signed, that is for us, has not expired, and whose session lives; else a refusal that says which. */
export async function checkAccessToken(core: Core, token: string): Promise<Claims> {
  const claims = await readAccessToken(core, token);
  if (claims.role !== "authenticated") return claims;
  // before the session is asked for, which would else wait with everybody behind the same address
  if (claims.sub !== undefined) nameCaller(claims.sub);
  const [session] = await core.sql`select rest.session_lives(${claims.session_id ?? null}, ${claims.sub ?? null}) as lives`;
  if (session?.lives === true) return claims;
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

/** The same without asking whether the session lives, for whoever lets the database ask. */
export async function readAccessToken(core: Core, token: string): Promise<Claims> {
  const known = core.known.find(token);
  if (known) return known;
  const { email, ...rest } = await checkSignature(core, token);
  const claims = email === undefined ? rest : { ...rest, email };
  core.known.keep(token, claims);
  return claims;
}

async function checkSignature(core: Core, token: string): Promise<z.output<typeof claimsShape>> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : await core.keys.find(kid);
    if (key === undefined) throw badJwt("the key it was signed with is not one of ours");
    const { payload } = await jwtVerify(token, key.open, {
      algorithms: ["ES256"],
      audience: "authenticated",
      issuer: core.issuer,
    });
    return claimsShape.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badJwt("token is expired");
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      throw badJwt("it was not issued for this service");
    throw error;
  }
}

function badJwt(why: string): AuthError {
  return new AuthError(403, "bad_jwt", `invalid JWT: unable to verify token, ${why}`);
}

export function hmac(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}

export function makeRefreshToken(): string {
  return randomBytes(24).toString("base64url");
}
