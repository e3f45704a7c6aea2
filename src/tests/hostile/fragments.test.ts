import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn, startMailServer, submitted } from "#server/auth/testing-mail.ts";
import { startProvider } from "#server/auth/testing-provider.ts";
import { registeredId } from "#server/oauth/registered-client.ts";
import { person } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let provider: Awaited<ReturnType<typeof startProvider>>;
let post: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  provider = await startProvider("our-app", "a shared secret");
  post = await startMailServer();
  const { issuer } = provider;
  const acme = { issuer, clientId: "our-app", clientSecret: "a shared secret", domains: ["acme.example"] };
  const variables = { OIDC_PROVIDERS: JSON.stringify({ acme }), SMTP_URL: `smtp://127.0.0.1:${post.port}` };
  server = await startServer({ variables });
});
afterAll(async () => {
  await provider.stop();
  await post.stop();
});

const EVIL = "https://evil.example/cb";
const jar = new Map<string, string>();

function keepCookies({ headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
}

/** Goes where a browser would: with its cookies, and with the fragment that an address without one inherits (Fetch, RFC 9110). */
async function travel(start: string, begin: RequestInit = {}): Promise<URL> {
  let at = new URL(start);
  let how = begin;
  for (let hops = 0; hops < 10 && at.hostname !== new URL(EVIL).hostname; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(at, { ...how, redirect: "manual", headers: { ...how.headers, cookie } });
    keepCookies(answer);
    const location = answer.headers.get("location");
    if (location === null) return at;
    const next = new URL(location, at);
    if (!location.includes("#")) next.hash = at.hash;
    at = next;
    how = {};
  }
  return at;
}

/** Addresses of this site that are no screens of it, some of which would lead on. */
function leadingOn(): string[] {
  const client_id = registeredId("x", [EVIL]) ?? "";
  const asked = new URLSearchParams({ client_id, redirect_uri: EVIL });
  return [
    `${server.url}/oauth/authorize?${asked}`,
    `${server.url}//oauth/authorize?${asked}`,
    `${server.url}/%6fauth/authorize?${asked}`,
    `${server.url}/projects/../oauth/authorize?${asked}`,
    `${server.url}/auth/v1/authorize?provider=acme&redirect_to=${encodeURIComponent(EVIL)}`,
    `${server.url}/auth/v1/verify?redirect_to=${encodeURIComponent(EVIL)}`,
    ...[
      "/outbox",
      "/mcp/connect",
      "/rest/v1/",
      "/storage/v1/object/public/a/b",
      "/functions/v1/x",
      "/forms/contact",
      "/health",
    ].map((path) => server.url + path),
  ];
}

test("a session that comes back in a fragment ends at a screen of this site, whatever address of the site was asked for, and no address of ours leads on to another site [ATTACK-44]", async () => {
  const home = new URL(server.url);
  const isSession = ({ hash }: URL) => hash.includes("access_token=");
  for (const target of leadingOn()) {
    const redirect_to = encodeURIComponent(target);
    provider.be({ sub: `victim-${crypto.randomUUID()}`, email: `${crypto.randomUUID()}@acme.example`, email_verified: true });
    const byProvider = await travel(`${server.url}/auth/v1/authorize?provider=acme&redirect_to=${redirect_to}`);
    expect([byProvider.origin, byProvider.pathname, isSession(byProvider)], target).toEqual([home.origin, "/", true]);

    const apart = await fetch(`${server.url}/auth/v1/sso`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ domain: "acme.example", redirect_to: target, skip_http_redirect: true }),
    });
    keepCookies(apart);
    const bySso = await travel((await apart.json()).url);
    expect([bySso.origin, bySso.pathname, isSession(bySso)], target).toEqual([home.origin, "/", true]);
  }
  const ada = await person(server);
  const [target = ""] = leadingOn();
  const mailed = async (path: string, wanted: string) => {
    const answer = await fetch(`${server.url}/auth/v1/${path}?redirect_to=${encodeURIComponent(wanted)}`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: ada.email }),
    });
    expect(answer.status).toBe(200);
    return linkIn(post.to(ada.email).at(-1));
  };
  for (const path of ["recover", "otp"]) {
    const link = new URL(await mailed(path, target));
    expect(link.searchParams.get("redirect_to"), path).toBe(server.url);
    link.searchParams.set("redirect_to", target);
    const { address, ...form } = submitted(link.href, await (await fetch(link)).text());
    const landed = await travel(address, form);
    expect([landed.origin, landed.pathname, isSession(landed)], path).toEqual([home.origin, "/", true]);
  }
  // screens of the site are where people come back to, as they asked
  for (const path of ["/dashboard", "/auth?mode=recovery", "/project/1/pages?row=2", "/docs/guide/first-steps"]) {
    const link = new URL(await mailed("otp", server.url + path));
    expect(link.searchParams.get("redirect_to")).toBe(server.url + path);
  }

  // by itself it leads nowhere either: who asks wrongly is told so by a link that somebody presses
  for (const address of leadingOn()) {
    const led = await travel(`${address}#access_token=stolen`);
    expect([home.host, new URL(provider.issuer).host], address).toContain(led.host);
  }
  const page = await fetch(target, { redirect: "manual" });
  expect([page.status, page.headers.get("location")]).toEqual([400, null]);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain(`<a href="${EVIL}?error=unsupported_response_type`);
});
