import { createRemoteJWKSet, jwtVerify } from "jose";
import * as z from "zod";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import type { Home } from "./backend.ts";
import type { Env } from "./env.ts";
import type { Claims } from "./identity.ts";
import type { Log } from "./log.ts";
import { restError } from "./rest-errors.ts";

const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "expect",
  "accept-encoding",
  CLIENT_ADDRESS_HEADER,
];
const claimsShape = z.looseObject({ sub: z.string(), role: z.literal("authenticated") });
const userShape = z.looseObject({ id: z.uuid(), email: z.string().optional() });

/** The third home: a Supabase answers, and we pass the platform's paths on to it. */
export async function startSupabaseHome(env: Env, log: Log): Promise<Home> {
  const upstream = (env.SUPABASE_URL ?? "").replace(/\/+$/, "");
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY ?? env.SUPABASE_ANON_KEY ?? "";
  const jwks = createRemoteJWKSet(new URL(`${upstream}/auth/v1/.well-known/jwks.json`), { headers: { apikey: publishableKey } });

  return {
    publishableKey,
    description: [`Data and mail are with Supabase at ${upstream}.`],
    platform: (request) => passOn(request, upstream, log),
    verify: async (token) => (await bySignature(token)) ?? byAsking(token),
    ready: async () => {
      const answer = await fetch(`${upstream}/auth/v1/health`, { headers: { apikey: publishableKey } }).catch(() => undefined);
      return answer?.ok === true;
    },
    close: async () => {},
  };

  async function bySignature(token: string): Promise<Claims | undefined> {
    const verified = await jwtVerify(token, jwks, { audience: "authenticated", algorithms: ["ES256", "RS256", "EdDSA"] }).catch(
      () => undefined,
    );
    return claimsShape.safeParse(verified?.payload).data;
  }

  /** For projects that still sign with a shared secret, the service itself says whose a token is. */
  async function byAsking(token: string): Promise<Claims | undefined> {
    const answer = await fetch(`${upstream}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const user = userShape.safeParse(await answer.json().catch(() => undefined));
    if (!user.success) return undefined;
    return { sub: user.data.id, role: "authenticated", ...(user.data.email === undefined ? {} : { email: user.data.email }) };
  }
}

async function passOn(request: Request, upstream: string, log: Log): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers: without(request.headers),
    redirect: "manual",
    signal: request.signal,
  };
  if (request.body) Object.assign(init, { body: request.body, duplex: "half" });
  try {
    const answer = await fetch(upstream + pathname + search, init);
    const headers = without(answer.headers);
    // fetch has already unpacked the body
    headers.delete("content-encoding");
    if (answer.headers.has("content-encoding")) headers.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (request.signal.aborted) return restError(499, "PGRST000", "The request was given up.");
    log.warn({ err: error }, "Supabase did not answer");
    return restError(503, "PGRST000", "Supabase does not answer right now. Please try again.");
  }
}

function without(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.get("connection")?.split(",") ?? []) if (/^[\w-]+$/.test(name.trim())) kept.delete(name.trim());
  for (const name of HOP_BY_HOP) kept.delete(name);
  return kept;
}
