import * as z from "zod";
import type { OfferedSession } from "#data/session.ts";
import { paths } from "#web/lib/paths.ts";
import { claimsOf } from "#web/lib/token-claims.ts";

/** What a link or a provider brought along in the address. */
export type Arrival = { code?: string; offered?: OfferedSession };

const claims = z.object({ email: z.string() });

/**
 * Reads what the address brings and takes it out of there, before anything else looks. A code counts only with the verifier this
 * browser kept; tokens may be anybody's and are never taken over by themselves.
 */
export function takeArrival(): Arrival {
  const search = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const code = search.get("code");
  if (fragment.has("access_token") || fragment.has("refresh_token")) {
    leave(location.pathname + location.search);
    return offer(fragment);
  }
  if (code === null || ![paths.auth(), paths.profile(), paths.home()].includes(location.pathname)) return {};
  search.delete("code");
  leave(location.pathname + (search.size > 0 ? `?${search}` : "") + location.hash);
  return { code };
}

function offer(fragment: URLSearchParams): Arrival {
  const access_token = fragment.get("access_token") ?? "";
  const email = emailOf(access_token);
  const offered = { access_token, refresh_token: fragment.get("refresh_token") ?? "", email: email ?? "" };
  return email === undefined || offered.refresh_token === "" ? {} : { offered };
}

function emailOf(token: string): string | undefined {
  try {
    return claims.safeParse(claimsOf(token)).data?.email;
  } catch {
    return undefined;
  }
}

function leave(address: string) {
  history.replaceState(history.state, "", address);
}
