export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
}

/** A request made on this machine for this machine: no proxy in between, and no other site's name on it. */
export function isFromHere(request: Request, peer: string | undefined): boolean {
  if (!isLoopback(peer)) return false;
  const passedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => request.headers.has(name));
  const { hostname } = new URL(request.url);
  return !passedOn && (hostname === "localhost" || hostname === "[::1]" || isLoopback(hostname));
}
