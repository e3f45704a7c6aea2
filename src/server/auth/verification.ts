import * as z from "zod";
import type { Query } from "#server/postgres/sql.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { audit } from "./audit.ts";
import type { Core } from "./core.ts";
import { finishEmailChange } from "./email-change.ts";
import { AuthError, expiredCode } from "./errors.ts";
import { type Flow, issueAuthCode } from "./flow-state.ts";
import { type OneTimeTokenType, type RedeemedToken, redeemCode, redeemLink } from "./one-time-tokens.ts";
import { openSession } from "./sessions.ts";
import { beginWith, confirmEmail, redeemEarlierSignUp, type SignUp, signUpOf } from "./sign-ups.ts";
import { findUser, refuseBanned, type User } from "./users.ts";

export const verifyTypes = z.enum(["signup", "invite", "magiclink", "recovery", "email_change", "email", "sms", "phone_change"]);
export type VerifyType = z.output<typeof verifyTypes>;

const tokensOf: Record<VerifyType, readonly OneTimeTokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  magiclink: ["recovery_token", "confirmation_token"],
  recovery: ["recovery_token"],
  email: ["recovery_token", "confirmation_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
  sms: ["phone_change_token"],
  phone_change: ["phone_change_token"],
};

const FLOWS: readonly Flow[] = ["email/signup", "magiclink", "recovery", "email_change", "invite"];

export type Verified =
  | { step: "session"; opened: { sessionId: string; refreshToken: string }; userId: string }
  | { step: "code"; code: string }
  | { step: "half"; message: string };

/** `direct`: the app itself redeems the token, so that it gets the session at once also in the PKCE flow. */
export async function redeemByLink(
  core: Core,
  request: Request,
  { link, type, direct = false }: { link: string; type: VerifyType; direct?: boolean },
): Promise<Verified> {
  return core.sql.begin(async (tx) => {
    const token = await redeemLink(core, tx, link, tokensOf[type]);
    const redeemed =
      token !== undefined
        ? { token, signUp: await signUpOf(tx, token, "link") }
        : tokensOf[type].includes("confirmation_token") && (await redeemEarlierSignUp(core, tx, link));
    if (!redeemed) throw expiredCode();
    return settle(core, tx, request, { ...redeemed, type, pkce: !direct && link.startsWith("pkce_") });
  });
}

export async function redeemByCode(
  core: Core,
  request: Request,
  { key, code, type }: { key: { email: string } | { phone: string }; code: string; type: VerifyType },
): Promise<Verified> {
  const whose = "email" in key ? key.email : key.phone;
  await countAttempt(core, request, "code", whose);
  const verified = await core.sql.begin(async (tx) => {
    const user = (await findUser(tx, key)) ?? (await findByNewAddress(tx, key, type));
    const token = user === undefined ? undefined : await redeemCode(core, tx, { userId: user.id, code, types: tokensOf[type] });
    if (token === undefined || (type === "email_change" && token.relates_to !== whose)) {
      throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
    }
    return settle(core, tx, request, { token, signUp: await signUpOf(tx, token, "code"), type, pkce: false });
  });
  await forgiveAttempts(core, request, "code", whose);
  return verified;
}

async function settle(
  core: Core,
  tx: Query,
  request: Request,
  { token, signUp, type, pkce }: { token: RedeemedToken; signUp: SignUp | undefined; type: VerifyType; pkce: boolean },
): Promise<Verified> {
  const user = await findUser(tx, { id: token.user_id });
  if (user === undefined) throw expiredCode();
  refuseBanned(user);
  if (token.token_type === "email_change_token_new" || token.token_type === "email_change_token_current") {
    const half = await finishEmailChange(tx, user);
    if (half === undefined) await audit(tx, request, { action: "user_email_changed", actor: user });
    if (half !== undefined) return { step: "half", message: half };
  } else if (token.token_type === "phone_change_token") {
    await tx`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now() where id = ${user.id}`;
  } else {
    await beginWith(tx, user.id, signUp);
    await confirmEmail(tx, user.id);
  }
  await audit(tx, request, { action: "login", actor: user });
  if (pkce) return { step: "code", code: await issueAuthCode(tx, user.id, FLOWS) };
  const opened = await openSession(core, tx, { userId: user.id, method: "otp", request, recovers: type === "recovery" });
  return { step: "session", opened, userId: user.id };
}

async function findByNewAddress(
  tx: Query,
  key: { email: string } | { phone: string },
  type: VerifyType,
): Promise<User | undefined> {
  if (type !== "email_change" || !("email" in key)) return undefined;
  const rows = await tx`
    select user_id as id from auth.one_time_tokens where token_type = 'email_change_token_new' and relates_to = ${key.email} limit 1`;
  const found = z.object({ id: z.uuid() }).safeParse(rows[0]);
  return found.success ? findUser(tx, { id: found.data.id }) : undefined;
}
