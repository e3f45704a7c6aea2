import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, limitedAddress } from "#server/auth/request.ts";

/**
 * Writes for the parts behind us which address a request comes from: the other end of the socket or, behind `proxies` proxies, what
 * the outermost of them saw. Each appends to X-Forwarded-For, so whatever stands further left is a caller's own word.
 */
export function withClientAddress(request: Request, behind: Behind): Request {
  request.headers.set(CLIENT_ADDRESS_HEADER, addressOf(request.headers.get("x-forwarded-for"), behind) ?? "");
  return request;
}

/** The same for what limits count by. */
export function withAddressOfUpgrade({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers["x-forwarded-for"]?.toString() ?? null;
  const address = addressOf(forwarded, { peer: socket.remoteAddress, proxies }) ?? "";
  headers[CLIENT_ADDRESS_HEADER] = address;
  return limitedAddress(address);
}

type Behind = { peer: string | undefined; proxies: number };

export function addressOf(forwarded: string | null, { peer, proxies }: Behind): string | undefined {
  if (proxies === 0) return peer;
  const forwardedFor = (forwarded ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return forwardedFor.at(-proxies) ?? forwardedFor[0] ?? peer;
}
