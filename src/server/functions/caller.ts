import { Failure } from "#domain/failure.ts";
import type { Backend } from "#server/homes/backend.ts";
import { bearerOf } from "#server/http/identify.ts";
import { anonymous } from "#server/http/identity.ts";
import { isKey, KEY_ELSEWHERE } from "#server/http/wrong-keys.ts";
import type { FunctionContext, ServerFunction } from "./function.ts";

/** Whoever is signed in or, where the function takes one, shows a project's key; nobody where it is open to everybody. */
export async function callerOf(
  request: Request,
  backend: Backend,
  { byKey, isOpen }: ServerFunction,
): Promise<Pick<FunctionContext, "db" | "identity" | "key">> {
  const token = bearerOf(request.headers.get("authorization"));
  if (isOpen) {
    // whatever is shown and not known is refused, never taken for anonymous
    const isKnown = token === undefined || token === backend.publishableKey || (await backend.verify(token)) !== undefined;
    if (!isKnown) throw new Failure("signed_out", "The session is not valid any more. Sign in again.");
    return { db: backend.databaseFor(undefined, request), identity: anonymous };
  }
  if (byKey && isKey(token)) return { db: backend.databaseFor(undefined, request), identity: anonymous, key: token };
  if (isKey(token)) throw new Failure("signed_out", KEY_ELSEWHERE);
  const claims = token === undefined ? undefined : await backend.verify(token);
  if (claims?.role !== "authenticated") throw new Failure("signed_out", "Sign in first.");
  return { db: backend.databaseFor(token), identity: { role: claims.role, claims } };
}
