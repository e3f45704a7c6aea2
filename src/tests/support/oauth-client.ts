import { createHash, randomBytes } from "node:crypto";
import type { OAuthClientProvider } from "@modelcontextprotocol/client";
import { callFunction } from "#data/functions.ts";
import { allowConnection } from "#domain/connections.ts";
import type { KeyScope } from "#domain/project-api-keys.ts";
import type { Person } from "./people.ts";

type Kept = {
  client?: Awaited<ReturnType<OAuthClientProvider["clientInformation"]>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  discovery?: Parameters<NonNullable<OAuthClientProvider["saveDiscoveryState"]>>[0];
  verifier?: string;
  asked?: URL;
};

/** What an application that uses the official client keeps; `kept.asked` is where it wanted its person to go. */
export function application(more: { redirect?: string; client_name?: string; clientMetadataUrl?: string } = {}) {
  const { redirect = "http://localhost:33418/callback", client_name = "Harbour Agent", clientMetadataUrl } = more;
  const kept: Kept = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirect,
    clientMetadata: { redirect_uris: [redirect], client_name, grant_types: ["authorization_code", "refresh_token"] },
    ...(clientMetadataUrl ? { clientMetadataUrl } : {}),
    state: () => "a state of its own",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (asked) => void Object.assign(kept, { asked }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? "",
    saveDiscoveryState: (discovery) => void Object.assign(kept, { discovery }),
    discoveryState: () => kept.discovery,
    invalidateCredentials: () => void delete kept.tokens,
  };
  return { provider, kept };
}

/** What the consent screen does when the person allows what was asked: the address they go on to. */
export async function allow({ db }: Pick<Person, "db">, asked: string | URL, project_id: string, scope: KeyScope = "read_write") {
  const led = await fetch(asked, { redirect: "manual" });
  const consent = new URL(led.headers.get("location") ?? "about:blank");
  if (consent.pathname !== "/connect") throw new Error(`${led.status} leads to ${consent.href}: ${await led.text()}`);
  const { address } = await callFunction(db, allowConnection, { query: consent.search, project_id, scope });
  return new URL(address);
}

/** The parts a client puts together by hand, so that a test can get each of them wrong. */
export function handmade(site: string, client_id: string, redirect_uri = "http://localhost:33418/callback") {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const asked = (changed: Record<string, string | undefined> = {}) => {
    const said = {
      ...{ response_type: "code", client_id, redirect_uri, state: "s", scope: "read write", resource: `${site}/mcp/connect` },
      ...{ code_challenge: challenge, code_challenge_method: "S256" },
      ...changed,
    };
    return `${site}/oauth/authorize?${form(said)}`;
  };
  const exchange = (code: string, changed: Record<string, string | undefined> = {}) =>
    token(site, { grant_type: "authorization_code", code, client_id, redirect_uri, code_verifier: verifier, ...changed });
  const refresh = (refresh_token: string, changed: Record<string, string | undefined> = {}) =>
    token(site, { grant_type: "refresh_token", refresh_token, client_id, ...changed });
  return { asked, exchange, refresh, verifier };
}

export async function token(site: string, fields: Record<string, string | undefined>) {
  const answer = await fetch(`${site}/oauth/token`, { method: "POST", body: form(fields) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, string> };
}

export async function registerAt(site: string, metadata: object) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${site}/oauth/register`, { method: "POST", headers, body: JSON.stringify(metadata) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

function form(fields: Record<string, string | undefined>) {
  return new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined));
}
