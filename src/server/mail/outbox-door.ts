import { createHmac } from "node:crypto";
import { sameText } from "#server/auth/tokens.ts";
import { isForOneMachine } from "#server/http/loopback.ts";
import type { Outbox } from "./outbox.ts";

const COOKIE = "pa_outbox";
const COUNTS_FOR_SECONDS = 43_200;

/** Who may read mails that were kept: each may set a password or sign in. */
export type OutboxDoor = {
  /** What the operator opens. */
  address: string;
  /** Nothing where there is nothing to see for whoever asks; `isFromHere` says that this machine asks, under its own name. */
  fetch(request: Request, isFromHere: boolean): Promise<Response | undefined>;
};

/**
 * On a machine of one's own the outbox opens to that machine. Where others reach the server, a forwarder that says nothing of itself
 * makes them look like this machine, so that it opens only to who shows the token.
 */
export function openOutbox(
  outbox: Pick<Outbox, "fetch">,
  { siteUrl, proxies, host, secret }: { siteUrl: string; proxies: number; host: string; secret: string },
): OutboxDoor {
  const { protocol } = new URL(siteUrl);
  if (isForOneMachine({ siteUrl, proxies, host })) {
    return {
      address: `${siteUrl}/outbox`,
      fetch: async (request, isFromHere) => (isFromHere ? outbox.fetch(request) : undefined),
    };
  }
  const sign = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  const token = sign("the token of the outbox");
  const shown = sign("the cookie of the outbox");
  const cookie = `${COOKIE}=${shown}; Path=/outbox; Max-Age=${COUNTS_FOR_SECONDS}; HttpOnly; SameSite=Strict${protocol === "https:" ? "; Secure" : ""}`;
  return {
    address: `${siteUrl}/outbox?token=${token}`,
    fetch: async (request) => {
      if (sameText(cookieOf(request), shown)) return outbox.fetch(request);
      const url = new URL(request.url);
      if (!sameText(url.searchParams.get("token") ?? "", token)) return undefined;
      return new Response(null, {
        status: 303,
        headers: { location: url.pathname, "set-cookie": cookie, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      });
    },
  };
}

function cookieOf(request: Request): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
}
