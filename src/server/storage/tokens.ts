import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { Identity } from "#server/http/identity.ts";
import { failures } from "./failure.ts";

/** Who made a link, in as many words as the policies ask for: they are asked again when it is used. */
const maker = z.object({
  role: z.enum(["anon", "authenticated", "service_role"]),
  sub: z.string().optional(),
  email: z.string().optional(),
  aal: z.enum(["aal1", "aal2"]).optional(),
  session_id: z.string().optional(),
});
const downloadGrant = z.object({ use: z.literal("download"), url: z.string(), maker });
const uploadGrant = z.object({ use: z.literal("upload"), url: z.string(), upsert: z.boolean(), maker });
const grant = z.discriminatedUnion("use", [downloadGrant, uploadGrant]);

export type Grant = z.output<typeof grant>;

export function makerOf({ role, claims }: Identity): Grant["maker"] {
  return maker.parse({ ...claims, role });
}

export function asMaker({ maker: { role, ...claims } }: Grant): Identity {
  const said = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return { role, claims: { ...said, role } };
}

export async function signGrant(key: Uint8Array, claims: Grant, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key);
}

/** What a link allows, or the one failure for links that are foreign, changed or over. */
export async function readGrant(key: Uint8Array, token: string | null): Promise<Grant> {
  const verified = await jwtVerify(token ?? "", key, { algorithms: ["HS256"], requiredClaims: ["exp"] }).catch(() => null);
  const parsed = grant.safeParse(verified?.payload);
  if (!parsed.success) throw failures.invalidToken();
  return parsed.data;
}

/** The key that signs links: the same for every process. */
export function signingKey(secret: string): Uint8Array {
  return createHmac("sha256", secret).update("storage links").digest();
}
