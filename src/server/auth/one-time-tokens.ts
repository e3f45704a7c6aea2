import { randomBytes, randomInt } from "node:crypto";
import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import type { Core } from "./core.ts";
import { hmac } from "./tokens.ts";

/** The column of auth.users that keeps the hash of the short code; one_time_tokens keeps that of the link. */
const kept = {
  confirmation_token: { code: "confirmation_token", sent: "confirmation_sent_at" },
  recovery_token: { code: "recovery_token", sent: "recovery_sent_at" },
  email_change_token_new: { code: "email_change_token_new", sent: "email_change_sent_at" },
  email_change_token_current: { code: "email_change_token_current", sent: "email_change_sent_at" },
  reauthentication_token: { code: "reauthentication_token", sent: "reauthentication_sent_at" },
  phone_change_token: { code: "phone_change_token", sent: "phone_change_sent_at" },
} as const;

export type OneTimeTokenType = keyof typeof kept;
const tokenTypes = z.enum([
  "confirmation_token",
  "recovery_token",
  "email_change_token_new",
  "email_change_token_current",
  "reauthentication_token",
  "phone_change_token",
]) satisfies z.ZodType<OneTimeTokenType>;

/** One secret in two spellings: `link` for the button, `code` for typing. */
export type OneTimeToken = { link: string; code: string };

export function makeOneTimeToken(pkce = false): OneTimeToken {
  return {
    link: `${pkce ? "pkce_" : ""}${randomBytes(32).toString("base64url")}`,
    code: String(randomInt(0, 1_000_000)).padStart(6, "0"),
  };
}

/** Replaces whatever token of this type the account had. */
export async function keepOneTimeToken(
  core: Core,
  db: Query,
  token: OneTimeToken & { userId: string; type: OneTimeTokenType; relatesTo: string },
): Promise<void> {
  const { userId, type, relatesTo } = token;
  const columns = kept[type];
  await db`
    insert into auth.one_time_tokens as kept (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, ${type}, ${sha256(token.link)}, ${relatesTo}, now() at time zone 'utc', now() at time zone 'utc')
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      created_at = excluded.created_at, updated_at = excluded.updated_at`;
  await db`
    update auth.users set ${db(columns.code)} = ${codeHash(core, userId, type, token.code)}, ${db(columns.sent)} = now(), updated_at = now()
    where id = ${userId}`;
}

const redeemed = z.object({ user_id: z.uuid(), token_type: tokenTypes, relates_to: z.string(), token_hash: z.string() });
export type RedeemedToken = z.output<typeof redeemed>;

/** Uses up the token of a link; undefined when it is unknown, used, replaced or too old. */
export async function redeemLink(
  core: Core,
  db: Query,
  link: string,
  types: readonly OneTimeTokenType[],
): Promise<RedeemedToken | undefined> {
  const rows = await db`
    delete from auth.one_time_tokens t where token_hash = ${sha256(link)} and token_type::text = any (${[...types]}) and ${young(core, db)}
    returning user_id, token_type, relates_to, token_hash`;
  return settle(db, rows[0]);
}

/** Uses up a typed code of one account. */
export async function redeemCode(
  core: Core,
  db: Query,
  { userId, code, types }: { userId: string; code: string; types: readonly OneTimeTokenType[] },
): Promise<RedeemedToken | undefined> {
  for (const type of types) {
    const rows = await db`
      delete from auth.one_time_tokens t using auth.users u
      where u.id = t.user_id and t.user_id = ${userId} and t.token_type = ${type} and ${young(core, db)}
        and u.${db(kept[type].code)} = ${codeHash(core, userId, type, code)}
      returning t.user_id, t.token_type, t.relates_to, t.token_hash`;
    if (rows[0] !== undefined) return settle(db, rows[0]);
  }
  return undefined;
}

async function settle(db: Query, row: unknown): Promise<RedeemedToken | undefined> {
  if (row === undefined) return undefined;
  const token = redeemed.parse(row);
  await db`update auth.users set ${db(kept[token.token_type].code)} = '', updated_at = now() where id = ${token.user_id}`;
  return token;
}

export async function dropOneTimeTokens(db: Query, userId: string, types: readonly OneTimeTokenType[]): Promise<void> {
  await db`delete from auth.one_time_tokens where user_id = ${userId} and token_type::text = any (${[...types]})`;
  for (const type of types) await db`update auth.users set ${db(kept[type].code)} = '' where id = ${userId}`;
}

function young({ rules }: Core, db: Query) {
  return db`t.created_at > (now() at time zone 'utc') - make_interval(mins => ${rules.linkMinutes})`;
}

/** Six digits could be tried out from a plain hash: the key that is not in the database prevents it. */
function codeHash(core: Core, userId: string, type: OneTimeTokenType, code: string): string {
  return hmac(core.secretKey, `${type}:${userId}:${code}`).toString("hex");
}
