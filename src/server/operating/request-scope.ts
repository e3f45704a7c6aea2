import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What is known of the request that is being answered, wherever in the code. `route` is a pattern: never a path, which may hold a
 * proof. `caller` is in whose turn it is worked on: an account, or a network address; `address` is where it comes from.
 */
export type RequestScope = { id: string; route?: string; caller?: string; address?: string };

const scopes = new AsyncLocalStorage<RequestScope>();

export function withinRequest<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Who knows more of the address than its shape says it; the names must be few and ours. */
export function nameRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope) scope.route = route;
}

/** As long as nobody knows more, who calls is where they call from. */
export function nameAddress(address: string): void {
  const scope = scopes.getStore();
  if (scope) Object.assign(scope, { caller: address, address });
}

export function nameCaller(caller: string): void {
  const scope = scopes.getStore();
  if (scope) scope.caller = caller;
}

/** The caller's word where it is a plain one, so that a request can be followed from a proxy's log into ours. */
export function requestIdFrom(header: string | null | undefined): string {
  return /^[\w\-=]{1,64}$/.exec(header ?? "")?.[0] ?? crypto.randomUUID();
}
