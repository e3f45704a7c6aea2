import { isIP } from "node:net";
import type { Env } from "#server/env.ts";
import { socketHost } from "#server/outside/addresses.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Why a request did not come to us by our own name, or comes from a page of somebody else's; undefined where it may ask. */
export function strangeAddress(request: Request, { SITE_URL, TRUST_PROXY }: Env): string | undefined {
  const ours = new URL(SITE_URL).hostname;
  const isOurs = (name: string) => name === ours || LOOPBACK.test(name);
  const host = hostnameOf(`http://${request.headers.get("host") ?? new URL(request.url).host}`);
  // a proxy in front knows its names; an address in numbers is nobody's name to turn against us
  if (TRUST_PROXY === 0 && !isOurs(host) && isIP(socketHost(host)) === 0)
    return "This is not the address of this server. Use the one in SITE_URL.";
  const origin = request.headers.get("origin");
  return origin === null || isOurs(hostnameOf(origin)) ? undefined : "Another site may not ask here.";
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}
