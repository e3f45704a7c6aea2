import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { parseJson, readBody } from "#server/http/body.ts";
import { connectorTo } from "#server/outside/connector.ts";
import { type Client, clientMetadata, nameOf } from "./client.ts";

const MOST_BYTES = 20_000;
const PATIENCE = 5_000;

const document = clientMetadata.extend({ client_id: z.string(), client_secret: z.undefined().optional() });

/** An id that is the address of what the client says of itself (draft-ietf-oauth-client-id-metadata-document). */
export function isDocumentId(id: string, may_be_inside: boolean): boolean {
  if (!URL.canParse(id) || id.length > 2000) return false;
  const { protocol, pathname, username, password, hash, href } = new URL(id);
  const isWeb = protocol === "https:" || (protocol === "http:" && may_be_inside);
  // written as it is read, so that nothing is two addresses
  return isWeb && pathname !== "/" && username === "" && password === "" && hash === "" && href === id;
}

/** What is published at the id, and for how many seconds it may be remembered. */
export async function readDocument(id: string, may_be_inside: boolean): Promise<{ client: Client; seconds: number }> {
  const ask = connectorTo({ may_be_inside, most_bytes: MOST_BYTES, refusal: () => unreadable("is not on the internet") });
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await ask(id, { headers: { accept: "application/json" }, signal }).catch((cause: unknown) => {
    throw cause instanceof Failure ? cause : unreadable("did not answer", cause);
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw unreadable(`answered with ${answer.status}`);
  }
  const bytes = await readBody(answer, MOST_BYTES).catch(() => undefined);
  const said = bytes ? document.safeParse(parseJson(bytes)?.value).data : undefined;
  if (!said || said.client_id !== id) throw unreadable("does not say what a client has to say of itself");
  if (/^client_secret/.test(said.token_endpoint_auth_method ?? "")) throw unreadable("speaks of a secret that cannot be one");
  const { hostname } = new URL(id);
  const name = nameOf(said.client_name, [id]);
  return {
    client: { id, name, redirect_uris: said.redirect_uris, published_by: hostname },
    seconds: secondsOf(answer.headers.get("cache-control")),
  };
}

function unreadable(what: string, cause?: unknown): Failure {
  return new Failure("invalid", `The address the application gave as its description ${what}. Begin again there.`, { cause });
}

/** At least a minute, so that nobody makes us ask all the time, and at most a day. */
function secondsOf(said: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(said ?? "")?.[1] ?? 3600);
  return Math.min(86_400, Math.max(60, /no-store|no-cache/.test(said ?? "") ? 0 : age));
}
