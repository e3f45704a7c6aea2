import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import type { Core } from "./core.ts";
import { dropOneTimeTokens, type RedeemedToken } from "./one-time-tokens.ts";

const brought = z.object({ password_hash: z.string().nullable(), user_data: z.record(z.string(), z.unknown()) });
/** What a sign-up brings to an account that nobody has confirmed yet. It counts only where the mail of this very sign-up is opened. */
export type SignUp = z.output<typeof brought>;

type Kept = { userId: string; link: string; passwordHash?: string | undefined; data: Record<string, unknown> };

/** Beside those that others may have begun with the same address: none replaces another. */
export async function keepSignUp(db: Query, { userId, link, passwordHash, data }: Kept): Promise<void> {
  await db`
    insert into platform.auth_sign_ups (link_hash, user_id, password_hash, user_data)
    values (${sha256(link)}, ${userId}, ${passwordHash ?? null}, ${data})`;
}

/** A mail that is sent again belongs to its sign-up; where there are several, nobody knows to which, and it brings nothing. */
export async function moveOnlySignUp(db: Query, userId: string, link: string): Promise<void> {
  await db`
    update platform.auth_sign_ups s set link_hash = ${sha256(link)}, created_at = now() where user_id = ${userId} and ${alone(db)}`;
}

/** The sign-up whose mail carried this token. A typed code tells mails of several sign-ups not apart: there it must be the only one. */
export async function signUpOf(db: Query, token: RedeemedToken, by: "link" | "code"): Promise<SignUp | undefined> {
  return first(
    await db`
      select password_hash, user_data from platform.auth_sign_ups s
      where link_hash = ${token.token_hash} and user_id = ${token.user_id} and ${by === "link" ? db`true` : alone(db)}`,
  );
}

/** Uses up the link of a sign-up after which others were begun. */
export async function redeemEarlierSignUp(
  { rules }: Core,
  db: Query,
  link: string,
): Promise<{ token: RedeemedToken; signUp: SignUp } | undefined> {
  const rows = await db`
    delete from platform.auth_sign_ups s using auth.users u
    where s.link_hash = ${sha256(link)} and s.created_at > now() - make_interval(mins => ${rules.linkMinutes})
      and u.id = s.user_id and u.email_confirmed_at is null
      and not exists (select from auth.one_time_tokens t where t.token_hash = s.link_hash)
    returning s.link_hash, s.user_id, u.email, s.password_hash, s.user_data`;
  if (rows[0] === undefined) return undefined;
  const row = brought.extend({ link_hash: z.string(), user_id: z.uuid(), email: z.string() }).parse(rows[0]);
  const { link_hash, user_id, email, ...signUp } = row;
  return { token: { user_id, token_type: "confirmation_token", relates_to: email, token_hash: link_hash }, signUp };
}

/** At the first proof of the address: what the opened sign-up brought is the account's, and no password of another one is left. */
export async function beginWith(db: Query, userId: string, signUp: SignUp | undefined): Promise<void> {
  const data = signUp?.user_data ?? {};
  const begun = await db`
    update auth.users set encrypted_password = ${signUp?.password_hash ?? null}, raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${data}
    where id = ${userId} and email_confirmed_at is null and phone_confirmed_at is null`;
  if (begun.count > 0) {
    await db`update auth.identities set identity_data = identity_data || ${data} where user_id = ${userId} and provider = 'email'`;
  }
}

/** Proven once, an address needs no other link that would prove it. */
export async function confirmEmail(db: Query, userId: string): Promise<void> {
  await db`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${userId}`;
  await db`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
  await dropOneTimeTokens(db, userId, ["confirmation_token"]);
  await forgetSignUps(db, userId);
}

export async function forgetSignUps(db: Query, userId: string): Promise<void> {
  await db`delete from platform.auth_sign_ups where user_id = ${userId}`;
}

/** Who knows it is told that the address is not confirmed yet. */
export async function newestPassword(db: Query, userId: string): Promise<string | undefined> {
  const rows = await db`
    select password_hash, user_data from platform.auth_sign_ups
    where user_id = ${userId} and password_hash is not null order by created_at desc limit 1`;
  return first(rows)?.password_hash ?? undefined;
}

/** The last two of an account stay, so that one of several never becomes the only one. */
export async function sweepSignUps(db: Query): Promise<void> {
  await db`
    delete from platform.auth_sign_ups s where created_at < now() - interval '1 day' and (
      exists (select from auth.users u where u.id = s.user_id and u.email_confirmed_at is not null)
      or 2 <= (select count(*) from platform.auth_sign_ups later where later.user_id = s.user_id and later.created_at > s.created_at))`;
}

function alone(db: Query) {
  return db`not exists (select from platform.auth_sign_ups other where other.user_id = s.user_id and other.link_hash <> s.link_hash)`;
}

function first(rows: readonly unknown[]): SignUp | undefined {
  return rows[0] === undefined ? undefined : brought.parse(rows[0]);
}
