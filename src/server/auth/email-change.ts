import type { Query } from "#server/postgres/sql.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { type PkceFields, rememberFlow } from "./flow-state.ts";
import { verifyLink } from "./letters.ts";
import { addressTakenMail, emailChangeMail } from "./mails.ts";
import { dropOneTimeTokens, keepOneTimeToken, makeOneTimeToken } from "./one-time-tokens.ts";
import { findUser, type User } from "./users.ts";

/** Mails the old and the new address; the address changes once both have confirmed. */
export async function startEmailChange(
  core: Core,
  user: User,
  change: { next: string; target: string; pkce: PkceFields; request: Request },
): Promise<void> {
  const { next, target, pkce, request } = change;
  const from = user.email ?? "";
  const minutes = core.rules.linkMinutes;
  // whoever asks learns nothing of the other account; its owner does
  const isTaken = (await findUser(core.sql, { email: next })) !== undefined;
  const letters = [
    { to: next, keepAs: "email_change_token_new", token: makeOneTimeToken(Boolean(pkce.code_challenge)) },
    ...(from === ""
      ? []
      : [{ to: from, keepAs: "email_change_token_current", token: makeOneTimeToken(Boolean(pkce.code_challenge)) } as const]),
  ] as const;
  for (const { to, token } of letters) {
    const link = verifyLink(core, { token, type: "email_change", target, request });
    await core.post.send(
      to === next && isTaken
        ? addressTakenMail({ to, siteUrl: core.siteUrl })
        : emailChangeMail({ to, link, minutes, from, next }),
    );
  }
  await core.sql.begin(async (tx) => {
    await tx`
      update auth.users set email_change = ${next}, email_change_confirm_status = ${from === "" ? 1 : 0}, updated_at = now() where id = ${user.id}`;
    await dropOneTimeTokens(tx, user.id, ["email_change_token_new", "email_change_token_current"]);
    for (const { to, keepAs, token } of letters) {
      await keepOneTimeToken(core, tx, { ...token, userId: user.id, type: keepAs, relatesTo: to });
    }
    await rememberFlow(tx, { userId: user.id, fields: pkce, method: "email_change", provider: "email" });
  });
}

/** One of the two links was used; says what is left to do, or changes the address when it was the second. */
export async function finishEmailChange(tx: Query, user: User): Promise<string | undefined> {
  if (user.email_change_confirm_status !== 1) {
    await tx`update auth.users set email_change_confirm_status = 1, updated_at = now() where id = ${user.id}`;
    return "Confirmation link accepted. Please proceed to confirm link sent to the other email";
  }
  const next = user.email_change ?? "";
  if (next === "" || (await findUser(tx, { email: next })) !== undefined) {
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  await tx`
    update auth.users set email = ${next}, email_change = '', email_change_confirm_status = 0, email_confirmed_at = now(), updated_at = now(),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', ${next}::text, 'email_verified', true)
    where id = ${user.id}`;
  await tx`
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${next}::text, 'email_verified', true), updated_at = now()
    where user_id = ${user.id} and provider = 'email'`;
  await dropOneTimeTokens(tx, user.id, ["email_change_token_new", "email_change_token_current", "recovery_token"]);
  return undefined;
}
