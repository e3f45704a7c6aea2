import { addressPattern } from "#server/http/app-addresses.ts";
import type { AuthError } from "./errors.ts";

/** Where a link leads after it was used: a screen of ours, else the front page. What is no screen might lead on. */
export function safeRedirect(siteUrl: string, wanted: string | null | undefined): string {
  const home = new URL(siteUrl);
  if (!wanted) return siteUrl;
  const target = URL.canParse(wanted, siteUrl) ? new URL(wanted, siteUrl) : home;
  if (!sameServer(target, home) || target.username !== "" || target.password !== "") return siteUrl;
  if (addressPattern(target.pathname) === undefined) return siteUrl;
  target.hash = "";
  return target.href;
}

export function redirectTo(target: string): Response {
  // without one of its own an address inherits the fragment of the one that led there
  const location = target.includes("#") ? target : `${target}#`;
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

export function withFragment(target: string, values: Record<string, string>): string {
  return `${target}#${new URLSearchParams(values)}`;
}

export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** The PKCE flow reads its error from the query, the implicit one from the fragment. */
export function redirectWithError(target: string, error: AuthError, pkce: boolean): Response {
  const values = {
    error: error.status >= 500 ? "server_error" : "access_denied",
    error_code: error.code,
    error_description: error.message,
  };
  return redirectTo(withFragment(pkce ? withQuery(target, values) : target, values));
}

/** On one's own machine localhost and 127.0.0.1 are one server. */
function sameServer(target: URL, home: URL): boolean {
  const loopback = ["localhost", "127.0.0.1", "[::1]"];
  const aliases = loopback.includes(target.hostname) && loopback.includes(home.hostname);
  return target.origin === home.origin || (aliases && target.protocol === home.protocol && target.port === home.port);
}
