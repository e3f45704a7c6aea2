import { randomBytes } from "node:crypto";
import * as z from "zod";
import { endConnection, renewConnection, takeConnection } from "#data/connections.ts";
import type { Db } from "#data/db.ts";
import { scopeWords } from "#domain/connections.ts";
import { tokenOf, tokenRandomness, traceOfToken } from "#domain/project-api-keys.ts";
import { sha256 } from "#server/secrets/sha256.ts";

const HOUR = 3600;

const word = z.string().min(1).max(4000);
const exchange = z.object({
  code: word,
  redirect_uri: word,
  client_id: word,
  // RFC 7636, section 4.1
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  resource: word.optional(),
});
const renewal = z.object({ refresh_token: word, client_id: word, resource: word.optional() });
const ending = z.object({ token: word, client_id: word });

type Fields = Record<string, string>;
type Refused = { error: string; error_description: string };
export type Granted = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/**
 * The token endpoint (RFC 6749, sections 4.1.3 and 6): what the fields of a request are given, or why they are not. `audience` is our
 * word for the resource they name, or for the only one there is.
 */
export async function grant(db: Db, audience: string, fields: Fields): Promise<Granted | Refused> {
  const token = tokenOf(randomBytes(tokenRandomness));
  const refresh_token = tokenOf(randomBytes(tokenRandomness)).replace("srs_", "srr_");
  const made = { ...(await traceOfToken(token)), refresh_hash: sha256(refresh_token) };
  const answer = await granted();
  if ("error" in answer) return answer;
  return { access_token: token, token_type: "Bearer", expires_in: HOUR, refresh_token, scope: scopeWords[answer.scope] };

  async function granted() {
    if (fields.grant_type === "authorization_code") {
      const { code, client_id, redirect_uri, code_verifier } = exchange.safeParse(fields).data ?? {};
      if (!code || !client_id || !redirect_uri || !code_verifier) {
        return invalid("Send code, client_id, redirect_uri and the code_verifier of PKCE.");
      }
      return takeConnection(db, { code, client_id, redirect_uri, audience, verifier: code_verifier, ...made });
    }
    if (fields.grant_type === "refresh_token") {
      const { refresh_token: refresh, client_id } = renewal.safeParse(fields).data ?? {};
      if (!refresh || !client_id) return invalid("Send refresh_token and client_id.");
      return renewConnection(db, { refresh, client_id, audience, ...made });
    }
    const error_description = "Known here are authorization_code and refresh_token.";
    return { error: fields.grant_type ? "unsupported_grant_type" : "invalid_request", error_description };
  }
}

/** RFC 7009: whoever shows a token that is not known, or not theirs, is told nothing. */
export async function revoke(db: Db, fields: Fields): Promise<Refused | undefined> {
  const shown = ending.safeParse(fields).data;
  if (!shown) return invalid("Send token and client_id.");
  await endConnection(db, shown);
  return undefined;
}

function invalid(error_description: string): Refused {
  return { error: "invalid_request", error_description };
}
