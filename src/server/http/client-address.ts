import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";

/**
 * Writes for the parts behind us which address a request comes from: the other end of the socket or, behind `proxies` proxies, what
 * the outermost of them saw. Each appends to X-Forwarded-For, so whatever stands further left is a caller's own word.
 */
export function withClientAddress(request: Request, { peer, proxies }: { peer: string | undefined; proxies: number }): Request {
  const told = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const address = proxies === 0 ? peer : (told.at(-proxies) ?? told[0] ?? peer);
  request.headers.set(CLIENT_ADDRESS_HEADER, address ?? "");
  return request;
}
