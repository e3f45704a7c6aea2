import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { sameText } from "./tokens.ts";

export const pkceFields = {
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"]))
    .nullish(),
};
export type PkceFields = {
  code_challenge?: string | null | undefined;
  code_challenge_method?: "s256" | "plain" | null | undefined;
};

/** Where PKCE is asked for, no session comes back in an address. */
export function requirePkce({ rules }: Core, { code_challenge, code_challenge_method }: PkceFields): void {
  if (rules.needsPkce && (!code_challenge || code_challenge_method === "plain")) throw pkceNeeded();
}

export function pkceNeeded(): AuthError {
  return new AuthError(400, "validation_failed", "Sign in with PKCE here: send a code_challenge with the method s256");
}

const CODE_LIVES = "5 minutes";

export type Flow = "email/signup" | "magiclink" | "recovery" | "email_change" | "invite" | "oauth" | "sso/oidc";

/** Remembers the challenge of a PKCE flow until its link is opened; nothing when the client chose the implicit flow. */
export async function rememberFlow(
  db: Query,
  flow: { userId: string | null; fields: PkceFields; method: Flow; provider: string },
): Promise<void> {
  const { userId, fields, method, provider } = flow;
  if (!fields.code_challenge) return;
  await db`delete from auth.flow_state where user_id = ${userId} and authentication_method = ${method}`;
  await db`
    insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${userId}, ${sha256(randomBytes(32).toString("hex"))}, ${fields.code_challenge_method ?? "s256"},
      ${fields.code_challenge}, ${provider}, now(), now(), ${method})`;
}

/** The code the browser exchanges for a session with the verifier it kept. */
export async function issueAuthCode(db: Query, userId: string, methods: readonly Flow[]): Promise<string> {
  const code = crypto.randomUUID();
  const issued = await db`
    update auth.flow_state set auth_code = ${sha256(code)}, auth_code_issued_at = now(), updated_at = now()
    where id = (select id from auth.flow_state where user_id = ${userId} and authentication_method = any (${[...methods]}) order by created_at desc limit 1)`;
  if (issued.count === 0)
    throw new AuthError(403, "flow_state_not_found", "The sign-in this link belongs to is no longer known: ask for a new link");
  return code;
}

const flowRow = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  code_challenge: z.string(),
  code_challenge_method: z.enum(["s256", "plain"]),
  authentication_method: z.string(),
  expired: z.boolean(),
});

export async function redeemAuthCode(db: Query, code: string, verifier: string): Promise<{ userId: string; method: string }> {
  const rows = await db`
    select id, user_id, code_challenge, code_challenge_method, authentication_method, auth_code_issued_at < now() - ${CODE_LIVES}::interval as expired
    from auth.flow_state where auth_code = ${sha256(code)} and auth_code_issued_at is not null for update`;
  const flow = rows[0] === undefined ? undefined : flowRow.parse(rows[0]);
  if (flow === undefined || flow.user_id === null) {
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  }
  if (flow.expired) throw new AuthError(403, "flow_state_expired", "invalid flow state, flow state has expired");
  const shown = flow.code_challenge_method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  if (!sameText(shown, flow.code_challenge))
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  await db`delete from auth.flow_state where id = ${flow.id}`;
  return { userId: flow.user_id, method: flow.authentication_method };
}
