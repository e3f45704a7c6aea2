import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { parseJson, readBody } from "#server/http/body.ts";
import { type Asking, connectorTo } from "#server/outside/connector.ts";
import { type Client, clientMetadata, nameOf } from "./client.ts";

const MOST_BYTES = 20_000;
const PATIENCE = 5_000;

const document = clientMetadata.extend({ client_id: z.string(), client_secret: z.undefined().optional() });

/** An id that is the address of what the client says of itself (draft-ietf-oauth-client-id-metadata-document). */
export function isDocumentId(id: string): boolean {
  if (!URL.canParse(id) || id.length > 2000) return false;
  const { protocol, pathname, username, password, hash, href } = new URL(id);
  // written as it is read, so that nothing is two addresses
  return protocol === "https:" && pathname !== "/" && username === "" && password === "" && hash === "" && href === id;
}

/** Never into our own network, whatever the operator allows others: visitors choose the address. */
export const askOutside = connectorTo({ may_be_inside: false, most_bytes: MOST_BYTES });

/** What is published at the id, and for how many seconds it may be remembered. */
export async function readDocument(id: string, ask: Asking): Promise<{ client: Client; seconds: number }> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await ask(id, { headers: { accept: "application/json" }, signal }).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw unreadable();
  }
  const bytes = await readBody(answer, MOST_BYTES).catch(() => undefined);
  const said = bytes ? document.safeParse(parseJson(bytes)?.value).data : undefined;
  if (!said || said.client_id !== id) throw unreadable();
  if (/^client_secret/.test(said.token_endpoint_auth_method ?? "")) throw unreadable();
  const { hostname } = new URL(id);
  const name = nameOf(said.client_name, [id]);
  return {
    client: { id, name, redirect_uris: said.redirect_uris, published_by: hostname },
    seconds: secondsOf(answer.headers.get("cache-control")),
  };
}

/** The same whatever went wrong, so that nobody learns through us what answers where. */
function unreadable(cause?: unknown): Failure {
  return new Failure("invalid", "The description the application names cannot be read. Begin again there.", { cause });
}

/** At least a minute, so that nobody makes us ask all the time, and at most a day. */
function secondsOf(said: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(said ?? "")?.[1] ?? 3600);
  return Math.min(86_400, Math.max(60, /no-store|no-cache/.test(said ?? "") ? 0 : age));
}
