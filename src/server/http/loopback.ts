export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
}

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "x-client-ip", "via"];

/** A request made on this machine for this machine: no proxy in between, and no other site's name on it. */
export function isFromHere(request: Request, peer: string | undefined): boolean {
  if (!isLoopback(peer)) return false;
  const passedOn = FORWARDED.some((name) => request.headers.has(name));
  const { host } = new URL(request.url);
  return !passedOn && [host, request.headers.get("host") ?? host].every(isNameOfHere);
}

/**
 * Whether people reach this server on its own machine alone; behind a forwarder that says nothing of itself, everybody looks like it,
 * and from within a container nobody does.
 */
export function isForOneMachine({
  siteUrl,
  proxies,
  host = "localhost",
}: {
  siteUrl: string;
  proxies: number;
  host?: string;
}): boolean {
  return proxies === 0 && isNameOfHere(host) && isNameOfHere(new URL(siteUrl).host);
}

/** A name that only resolves to this machine (DNS rebinding) would open it to others. */
function isNameOfHere(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? "";
  return name === "localhost" || name === "[::1]" || isLoopback(name);
}
