import { timingSafeEqual } from "node:crypto";
import { restError } from "#server/rest/errors.ts";
import type { Ask } from "./data-door.ts";
import { anonymous, type Claims, type Identity, service } from "./identity.ts";
import { isKey as isProjectKey, KEY_ELSEWHERE } from "./wrong-keys.ts";

export type Keys = { publishableKey: string; secretKey?: string; verify(token: string): Promise<Claims | undefined> };

/**
 * Who sends a request. Every request shows a key (`apikey`) or a session (bearer); whatever is shown and not known is refused,
 * never taken for anonymous.
 */
export async function identify(request: Ask, keys: Keys): Promise<Identity | Response> {
  const shown = request.headers.get("apikey");
  const authorization = request.headers.get("authorization");
  if (shown !== null && !isKey(shown, keys) && shown !== bearerOf(authorization)) return refused("This API key is not known.");
  if (authorization === null) {
    if (shown !== null) return keyIdentity(shown, keys) ?? refused("This API key is not known.");
    // links that carry their own proof (signed and public files) come without a key
    return isFileLink(request) ? anonymous : refused("No API key or session was sent.");
  }
  const token = bearerOf(authorization);
  if (token === undefined) return refused("The Authorization header is not a bearer token.");
  const known = await identifyToken(token, keys);
  if (known) return known;
  return refused(isProjectKey(token) ? KEY_ELSEWHERE : "The session is not valid any more. Sign in again.");
}

/** The same for a token or key by itself. */
export async function identifyToken(token: string, keys: Keys): Promise<Identity | undefined> {
  const byKey = keyIdentity(token, keys);
  if (byKey) return byKey;
  const claims = await keys.verify(token);
  return claims?.role === "authenticated" ? { role: claims.role, claims } : undefined;
}

export function bearerOf(authorization: string | null): string | undefined {
  return /^Bearer ([^\s,]+)$/i.exec(authorization ?? "")?.[1];
}

function isKey(shown: string, keys: Keys) {
  return keyIdentity(shown, keys) !== undefined;
}

function keyIdentity(shown: string, keys: Keys): Identity | undefined {
  if (same(shown, keys.publishableKey)) return anonymous;
  return keys.secretKey !== undefined && same(shown, keys.secretKey) ? service : undefined;
}

function same(a: string, b: string) {
  if (a.length !== b.length) return false;
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isFileLink(request: Ask) {
  return /^\/storage\/v1\/object\/(public|sign|upload\/sign)\//.test(new URL(request.url).pathname);
}

function refused(message: string) {
  return restError(401, "PGRST301", message);
}
