import { Failure } from "#domain/failure.ts";
import type { KeyScope } from "#domain/project-api-keys.ts";
import { oauthAddresses } from "./addresses.ts";
import type { Client } from "./client.ts";
import type { Clients } from "./clients.ts";
import { isRedirect, isRegistered, withAnswer } from "./redirects.ts";

/** What a client asks of a person, all of it right. */
export type Asked = { client: Client; redirect_uri: string; challenge: string; scope: KeyScope; state?: string };

/** Told to the person, because nobody knows whether the address to send them back to is the client's. */
type Problem = { problem: string };
/** Told to the client: where to send the person back to. */
type Refusal = { refusal: string };

type Where = { clients: Clients; site: string };

/** RFC 6749, section 4.1.1, as OAuth 2.1 and the Model Context Protocol narrow it. */
export async function readAsked(query: string, { clients, site }: Where): Promise<Asked | Problem | Refusal> {
  const search = new URLSearchParams(query);
  const twice = [...search.keys()].find((name) => search.getAll(name).length > 1);
  if (twice !== undefined) return { problem: `The application asked twice for its ${twice.slice(0, 40)}. Begin again there.` };
  const said = (name: string) => search.get(name) || undefined;
  const [id, redirect_uri] = [said("client_id"), said("redirect_uri")];
  if (id === undefined) return { problem: "The application did not say who it is. Begin again there." };
  const client = await clients(id).catch(problemOf);
  if (client === undefined) return { problem: "This application is not known here. Begin again there." };
  if ("problem" in client) return client;
  if (redirect_uri === undefined || !isRedirect(redirect_uri) || !isRegistered(redirect_uri, client.redirect_uris)) {
    return { problem: `${client.name} wants you sent to an address it did not name before. Begin again there.` };
  }
  const state = said("state");
  const refuse = (error: string, error_description: string) => ({
    refusal: answerTo({ redirect_uri, ...(state === undefined ? {} : { state }) }, site, { error, error_description }),
  });
  const { resource } = oauthAddresses(site);
  const challenge = said("code_challenge") ?? "";
  if (said("response_type") !== "code") return refuse("unsupported_response_type", "Only response_type=code is known here.");
  if (said("code_challenge_method") !== "S256") return refuse("invalid_request", "Send code_challenge_method=S256.");
  if (!/^[\w-]{43}$/.test(challenge)) return refuse("invalid_request", "Send the code_challenge of PKCE, 43 characters.");
  if (said("resource") !== undefined && said("resource") !== resource) {
    return refuse("invalid_target", `The only resource here is ${resource}.`);
  }
  return { client, redirect_uri, challenge, scope: scopeOf(said("scope")), ...(state === undefined ? {} : { state }) };
}

/** Where a person is sent back to, with the answer, the client's own state and our name (RFC 9207). */
export function answerTo(
  { redirect_uri, state }: Pick<Asked, "redirect_uri" | "state">,
  site: string,
  answer: Record<string, string>,
): string {
  return withAnswer(redirect_uri, { ...answer, state, iss: oauthAddresses(site).issuer });
}

/** Who asks for nothing in particular asks for all; words of other servers are passed over (RFC 6749, section 3.3). */
function scopeOf(said: string | undefined): KeyScope {
  const words = new Set(said?.split(" "));
  return words.has("read") && !words.has("write") ? "read_only" : "read_write";
}

function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return { problem: error.message };
  throw error;
}
