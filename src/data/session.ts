import {
  type AuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type Session,
} from "@supabase/supabase-js";
import * as z from "zod";
import type { SignInInput, SignUpInput } from "#domain/credentials.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";

export type { Session };

const levels = z.enum(["aal1", "aal2"]);
const claims = z.object({ aal: levels, aal_needed: levels.optional(), session_id: z.string() });

/** What a session's token says of it; its id stays the same while its tokens are renewed. */
export function claimsOf({ access_token }: Pick<Session, "access_token">): z.output<typeof claims> {
  const payload = access_token.split(".")[1] ?? "";
  return claims.parse(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
}

export async function getSession(db: Db): Promise<Session | null> {
  const { data, error } = await db.auth.getSession();
  if (error) throw refusalOf(error);
  return data.session;
}

/** Asks for new tokens; where that is refused the session was ended elsewhere, and is dropped here as well. */
export async function renewSession(db: Db): Promise<void> {
  const { error } = await db.auth.refreshSession();
  // the client itself keeps a session whose access token has yet to run out
  if (error && refusalOf(error).kind === "invalid") await db.auth.signOut({ scope: "local" });
}

export async function signIn(db: Db, { email, password }: SignInInput) {
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw refusalOf(error);
  return data.session;
}

/** Asks for an account; the confirmation link leads back to `return_to`. */
export async function signUp(db: Db, { email, password, return_to }: SignUpInput & { return_to: string }) {
  const { data, error } = await db.auth.signUp({ email, password, options: { emailRedirectTo: return_to } });
  if (error) throw refusalOf(error);
  return data;
}

export async function signOut(db: Db, scope: "global" | "local" | "others" = "local") {
  const { error } = await db.auth.signOut({ scope });
  if (error) throw refusalOf(error);
}

/** What the code of a mail is for: an account to confirm, a password to set, or whichever of them was asked for last. */
export type MailedCode = "signup" | "recovery" | "email";

/** Signs in with the code that a mail offers beside its link. */
export async function redeemCode(db: Db, { email, code, type }: { email: string; code: string; type: MailedCode }) {
  const { error } = await db.auth.verifyOtp({ email, token: code.replaceAll(/\s/g, ""), type });
  if (error) throw refusalOf(error);
}

/** The kinds of link our mails carry. */
export type MailedLink = "signup" | "invite" | "magiclink" | "recovery" | "email_change";

/** Uses the link of a mail; answers who is signed in by it, or null where another mail has to be opened as well. */
export async function redeemLink(db: Db, { token_hash, type }: { token_hash: string; type: MailedLink }) {
  const { data, error } = await db.auth.verifyOtp({ token_hash, type });
  if (error) throw refusalOf(error);
  return data.session;
}

/** Signs in with the code that a sign-in begun in this browser came back with. */
export async function exchangeCode(db: Db, { code }: { code: string }) {
  const { error } = await db.auth.exchangeCodeForSession(code);
  if (error) throw refusalOf(error);
}

/** A session that somebody else's address brought along. */
export type OfferedSession = { access_token: string; refresh_token: string; email: string };

/** Goes on with it, once the person has said so. */
export async function takeOfferedSession(db: Db, { access_token, refresh_token }: OfferedSession) {
  const { error } = await db.auth.setSession({ access_token, refresh_token });
  if (error) throw refusalOf(error);
}

/** Mails the confirmation of a new account again. */
export async function resendConfirmation(db: Db, { email, return_to }: { email: string; return_to: string }) {
  const { error } = await db.auth.resend({ type: "signup", email, options: { emailRedirectTo: return_to } });
  if (error) throw refusalOf(error);
}

export async function recoverPassword(db: Db, { email, return_to }: { email: string; return_to: string }) {
  const { error } = await db.auth.resetPasswordForEmail(email, { redirectTo: return_to });
  if (error) throw refusalOf(error);
}

/** Ends every other session of the account. Outside of a recovery, the password so far is the proof. */
export async function changePassword(db: Db, { password, current_password }: { password: string; current_password?: string }) {
  const { error } = await db.auth.updateUser({ password, ...(current_password === undefined ? {} : { current_password }) });
  if (error) throw refusalOf(error);
}

/** Shows the password once more, so that what asks for a fresh proof may follow. */
export async function showPassword(db: Db, { password }: { password: string }) {
  const { error } = await db.auth.updateUser({ current_password: password });
  if (error) throw refusalOf(error);
}

/** Mails a code to show in place of the password. */
export async function mailProofCode(db: Db) {
  const { error } = await db.auth.reauthenticate();
  if (error) throw refusalOf(error);
  return true;
}

export async function showProofCode(db: Db, { code }: { code: string }) {
  const { error } = await db.auth.updateUser({ nonce: code });
  if (error) throw refusalOf(error);
}

/** Mails the old and the new address; the address changes once the links in both mails were opened. */
export async function changeEmail(db: Db, { email, return_to }: { email: string; return_to: string }) {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: return_to });
  if (error) throw refusalOf(error);
}

/** A refusal of the sign-in service in words a person can use. */
export function refusalOf(error: AuthError): Failure {
  const more = { code: error.code, cause: error };
  if (isAuthWeakPasswordError(error)) return new Failure("invalid", error.message, { ...more, reasons: error.reasons });
  if (isAuthRetryableFetchError(error) || !error.status) {
    return new Failure("unavailable", "The connection failed. Check your network and try again.", more);
  }
  if (isAuthSessionMissingError(error)) return new Failure("signed_out", "Your session was ended. Sign in again.", more);
  return new Failure(failureKindOf(error.status), error.message, more);
}
