import * as z from "zod";
import { parseJson } from "#server/http/body.ts";
import { type Client, clientMetadata, nameOf } from "./client.ts";
import { isRedirect } from "./redirects.ts";

const PREFIX = "pa_";
const LONGEST = 3500;
const kept = z.tuple([z.string().min(1).max(200), z.array(z.string().refine(isRedirect)).min(1).max(20)]);

/**
 * Whoever registers gets an id that says all there is to know (RFC 7591, appendix A.5.2): nothing is stored, so nothing can be
 * flooded, forgotten or stolen. It is not signed: anybody may register as anything, and is shown as who "says it is".
 */
export function registeredId(name: string, redirect_uris: readonly string[]): string | undefined {
  const id = PREFIX + Buffer.from(JSON.stringify([name, redirect_uris])).toString("base64url");
  return id.length <= LONGEST ? id : undefined;
}

export function registeredClient(id: string): Client | undefined {
  if (!id.startsWith(PREFIX) || id.length > LONGEST) return undefined;
  const said = kept.safeParse(parseJson(Buffer.from(id.slice(PREFIX.length), "base64url"))?.value).data;
  if (!said) return undefined;
  const [name, redirect_uris] = said;
  return { id, name: nameOf(name, redirect_uris), redirect_uris };
}

/** What a registration is answered: the client as it will be, or why not. */
export function register(body: unknown) {
  const said = clientMetadata.safeParse(body).data;
  if (!said) {
    const error_description = "Send redirect_uris: 1 to 20 addresses over https, on the loopback or with a scheme of your own.";
    return { error: isWithRedirects(body) ? "invalid_redirect_uri" : "invalid_client_metadata", error_description };
  }
  const { redirect_uris, grant_types = ["authorization_code"], response_types = ["code"] } = said;
  if (!grant_types.includes("authorization_code") || !response_types.includes("code")) {
    const error_description = "Only the authorization code grant is known here.";
    return { error: "invalid_client_metadata", error_description };
  }
  const client_name = nameOf(said.client_name, redirect_uris);
  const client_id = registeredId(client_name, redirect_uris);
  if (!client_id) return { error: "invalid_client_metadata", error_description: "The redirect_uris are too long." };
  return {
    client_id,
    client_id_issued_at: Math.floor(Date.now() / 1000),
    client_name,
    redirect_uris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

function isWithRedirects(body: unknown): boolean {
  return z.object({ redirect_uris: z.array(z.unknown()).min(1) }).safeParse(body).success;
}
