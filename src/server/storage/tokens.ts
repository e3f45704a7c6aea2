import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { clientAddress } from "#server/auth/request.ts";
import type { Identity } from "#server/http/identity.ts";
import { nameCaller } from "#server/operating/request-scope.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Context } from "./context.ts";
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

/** What a link allows, or the one failure for links that are foreign, changed or over, and for those of accounts that are. */
export async function readGrant({ key, sql, url, request }: Pick<Context, "key" | "sql" | "url" | "request">): Promise<Grant> {
  const token = url.searchParams.get("token") ?? "";
  const verified = await jwtVerify(token, key, { algorithms: ["HS256"], requiredClaims: ["exp"] }).catch(() => null);
  const { data } = grant.safeParse(verified?.payload);
  if (!data) throw failures.invalidToken();
  // neither those behind one address wait for each other, nor those who were handed links of the same person
  if (data.maker.sub) nameCaller(`link of ${data.maker.sub} at ${clientAddress(request)}`);
  if (!(await accountLives(sql, data.maker))) throw failures.invalidToken();
  return data;
}

/** Whether nobody made it, or somebody whose account is neither deleted nor locked; their session may have ended. */
async function accountLives(sql: Sql, { role, sub }: Grant["maker"]): Promise<boolean> {
  if (role !== "authenticated") return true;
  const found = await sql`
    select from auth.users where id = ${sub ?? null} and deleted_at is null and (banned_until is null or banned_until <= now())`;
  return found.length > 0;
}

/** The key that signs links: the same for every process. */
export function signingKey(secret: string): Uint8Array {
  return createHmac("sha256", secret).update("storage links").digest();
}
