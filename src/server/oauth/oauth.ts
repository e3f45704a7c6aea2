import { escapeHtml } from "#domain/escape-html.ts";
import type { Part, ServerContext } from "#server/http/app.ts";
import { parseJson, readBody } from "#server/http/body.ts";
import { failureResponse } from "#server/http/failure-response.ts";
import { countFrom, countInDatabase, countInMemory } from "#server/http/form-limits.ts";
import { plainPage } from "#server/http/plain-page.ts";
import { vaultOf } from "#server/secrets/vault-of.ts";
import { oauthAddresses, RESOURCE_METADATA, SERVER_METADATA } from "./addresses.ts";
import { readAsked } from "./asked.ts";
import { hostOf } from "./client.ts";
import { clientsOf } from "./clients.ts";
import { resourceMetadata, serverMetadata } from "./metadata.ts";
import { register } from "./registered-client.ts";
import { wordFor } from "./secrets.ts";
import { grant, revoke } from "./tokens.ts";

const MOST_BODY = 64_000;
/** What one network address may ask for within an hour. */
const MOST = { "/oauth/register": 60, "/oauth/authorize": 600, "/oauth/token": 3_000, "/oauth/revoke": 3_000 };
const HOUR = 3600;

type Endpoint = { method: "GET" | "POST"; answer: (request: Request, context: ServerContext) => Promise<Response> | Response };

export const endpoints: Record<string, Endpoint> = {
  [SERVER_METADATA]: { method: "GET", answer: (_, { env }) => document(serverMetadata(env.SITE_URL)) },
  [RESOURCE_METADATA]: { method: "GET", answer: (_, { env }) => document(resourceMetadata(env.SITE_URL)) },
  "/oauth/authorize": { method: "GET", answer: authorize },
  "/oauth/register": { method: "POST", answer: registerClient },
  "/oauth/token": { method: "POST", answer: giveToken },
  "/oauth/revoke": { method: "POST", answer: revokeToken },
};

/** Our own authorization server: it mints keys of one project, for an hour each, and nothing else. */
export function createOauth(): Part {
  let count: ReturnType<typeof countInMemory> | undefined;
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints[pathname];
    if (!endpoint)
      return open(Response.json({ message: "There is nothing at this address.", code: "not_found" }, { status: 404 }));
    if (request.method === "OPTIONS") return open(new Response(null, { status: 204 }));
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method !== endpoint.method) return open(new Response(null, { status: 405, headers: { allow: endpoint.method } }));
    const { sql } = context.backend;
    count ??= sql ? countInDatabase(sql) : countInMemory();
    const most = MOST[pathname as keyof typeof MOST];
    if (most !== undefined) {
      const { used, wait } = await countFrom(count, request, { what: `oauth:${pathname}`, uses: 1, seconds: HOUR });
      if (used > most) return open(tooOften(wait));
    }
    try {
      const answer = await endpoint.answer(request, context);
      return pathname === "/oauth/authorize" ? answer : open(answer);
    } catch (error) {
      return open(failureResponse(error, context.log));
    }
  };
}

/** Programs in browsers ask, too, and nothing here goes by cookies. */
function open(answer: Response): Response {
  answer.headers.set("access-control-allow-origin", "*");
  answer.headers.set("access-control-allow-methods", "GET, POST");
  answer.headers.set("access-control-allow-headers", "content-type, authorization, mcp-protocol-version");
  return answer;
}

function document(value: object): Response {
  return Response.json(value, { headers: { "cache-control": "public, max-age=300" } });
}

/**
 * Never leads anywhere by itself but to the consent screen: anybody may register any address, so whoever asked wrongly is told so by
 * the person, who goes back there by a link (RFC 9700, section 4.11.2).
 */
async function authorize(request: Request, { env }: ServerContext): Promise<Response> {
  const { search } = new URL(request.url);
  const asked = await readAsked(search, { clients: clientsOf(env), site: env.SITE_URL });
  if ("problem" in asked) return refusedPage(escapeHtml(asked.problem), "Nothing was allowed, and nobody was told anything.");
  if ("refusal" in asked) {
    const back = `<a href="${escapeHtml(asked.refusal)}">Go back to ${escapeHtml(hostOf(asked.refusal))}</a>`;
    return refusedPage(
      `The application asked for access that cannot be granted. ${back} and start again there.`,
      "Nothing was allowed.",
    );
  }
  const location = `${oauthAddresses(env.SITE_URL).consent}${search}`;
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

function refusedPage(sentence: string, outcome: string): Response {
  const body = `<p>${sentence}</p><p class="why">${outcome}</p>`;
  return plainPage({ heading: "This cannot be connected", body, status: 400 });
}

async function registerClient(request: Request): Promise<Response> {
  const bytes = await readBody(request, MOST_BODY);
  const answer = register(bytes ? parseJson(bytes)?.value : undefined);
  return secret(answer, "error" in answer ? 400 : 201);
}

async function giveToken(request: Request, { backend, env }: ServerContext): Promise<Response> {
  if (request.headers.has("authorization")) {
    const answer = secret({ error: "invalid_client", error_description: "Clients have no secret here. Send client_id." }, 401);
    answer.headers.set("www-authenticate", "Basic");
    return answer;
  }
  const fields = await fieldsOf(request);
  if (!fields) return secret(unreadable, 400);
  const { resource } = oauthAddresses(env.SITE_URL);
  const audience = wordFor(fields.resource ?? resource, await vaultOf(env));
  const answer = await grant(backend.databaseFor(undefined), audience, fields);
  return secret(answer, "error" in answer ? 400 : 200);
}

async function revokeToken(request: Request, { backend }: ServerContext): Promise<Response> {
  const fields = await fieldsOf(request);
  const refused = fields ? await revoke(backend.databaseFor(undefined), fields) : unreadable;
  return refused ? secret(refused, 400) : new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
}

const unreadable = { error: "invalid_request", error_description: "Send a form in which every field stands once." };

/** The fields of a form (RFC 6749, appendix B), each of which may stand there once. */
async function fieldsOf(request: Request): Promise<Record<string, string> | undefined> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return undefined;
  const bytes = await readBody(request, MOST_BODY);
  if (!bytes) return undefined;
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const names = [...fields.keys()];
  return new Set(names).size === names.length ? Object.fromEntries([...fields].filter(([, value]) => value !== "")) : undefined;
}

function secret(value: object, status: number): Response {
  return Response.json(value, { status, headers: { "cache-control": "no-store", pragma: "no-cache" } });
}

function tooOften(wait: number): Response {
  const answer = secret(
    {
      error: "temporarily_unavailable",
      error_description: `This was asked too often from here. Try again in ${Math.ceil(wait / 60)} minutes.`,
    },
    429,
  );
  answer.headers.set("retry-after", String(wait));
  return answer;
}
