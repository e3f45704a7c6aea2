import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import type { Claims } from "#server/http/identity.ts";

const BELIEVED_FOR_MS = 10_000;
const MAX_REMEMBERED = 10_000;

const claimsShape = z.looseObject({ sub: z.uuid(), role: z.literal("authenticated"), exp: z.number() });
const userShape = z.looseObject({ id: z.uuid() });

export type SupabaseSessions = {
  verify(token: string): Promise<Claims | undefined>;
  forget(token: string): void;
};

/**
 * Supabase itself says whose a token is and whether its session lives, whichever way the project signs; it is asked again after
 * ten seconds.
 */
export function createSupabaseSessions(upstream: string, publishableKey: string): SupabaseSessions {
  const remembered = new Map<string, { since: number; claims: Promise<Claims | undefined> }>();

  return {
    verify: (token) => {
      const key = digest(token);
      const seen = remembered.get(key);
      if (seen && performance.now() - seen.since < BELIEVED_FOR_MS) return seen.claims.then(unexpired);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const claims = ask(token);
      remembered.set(key, { since: performance.now(), claims });
      claims.catch(() => remembered.delete(key));
      return claims.then(unexpired);
    },
    forget: (token) => {
      remembered.delete(digest(token));
    },
  };

  async function ask(token: string): Promise<Claims | undefined> {
    const claims = readClaims(token);
    if (!claims) return undefined;
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    const answer = await fetch(`${upstream}/auth/v1/user`, { headers }).catch((cause: unknown) => silent(cause));
    if (answer.status === 429 || answer.status >= 500) silent(answer.status);
    const user = userShape.safeParse(await answer.json().catch(() => undefined));
    return answer.ok && user.data?.id === claims.sub ? claims : undefined;
  }
}

function silent(cause: unknown): never {
  throw new Failure("unavailable", "Supabase does not answer right now. Please try again.", { cause });
}

function readClaims(token: string): (Claims & { exp: number }) | undefined {
  try {
    return claimsShape.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
}

function unexpired(claims: Claims | undefined): Claims | undefined {
  return claims?.exp !== undefined && claims.exp * 1000 > Date.now() ? claims : undefined;
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
