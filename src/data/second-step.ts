import type { Db } from "./db.ts";
import { claimsOf, refusalOf, type Session } from "./session.ts";

/** The authenticator app that stands before the account, if one is set up. */
export function authenticatorOf(user: Session["user"]) {
  return user.factors?.find((factor) => factor.factor_type === "totp" && factor.status === "verified");
}

/** Whether this session has yet to show a second factor: one that the account has, or that everybody here needs. */
export function awaitsSecondStep(session: Session): boolean {
  return claimsOf(session).aal === "aal1" && (authenticatorOf(session.user) !== undefined || needsSecondFactor(session));
}

/** Whether the server asks everybody for a second factor. */
export function needsSecondFactor(session: Session): boolean {
  return claimsOf(session).aal_needed === "aal2";
}

/** Begins to set up an authenticator app; it counts once a code of it was confirmed. */
export async function addAuthenticator(db: Db, { name }: { name: string }) {
  const { data, error } = await db.auth.mfa.enroll({ factorType: "totp", issuer: name });
  if (error) throw refusalOf(error);
  return { id: data.id, secret: data.totp.secret, qr_code: data.totp.qr_code };
}

/** Shows the app's code: confirms a new app, or takes this session over the second step. */
export async function confirmAuthenticator(db: Db, { id, code }: { id: string; code: string }) {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId: id, code: code.replaceAll(/\s/g, "") });
  if (error) throw refusalOf(error);
}

/** Switches the second factor off; this session goes on without it. */
export async function removeAuthenticator(db: Db, { id }: { id: string }) {
  const { error } = await db.auth.mfa.unenroll({ factorId: id });
  if (error) throw refusalOf(error);
  const refreshed = await db.auth.refreshSession();
  if (refreshed.error) throw refusalOf(refreshed.error);
}

/** How many recovery codes are left; none where no set was made. */
export async function countRecoveryCodes(db: Db) {
  const { data, error } = await db.auth.mfa.recoveryCodes.getStatus();
  if (!error) return { remaining: data.remaining, total: data.total };
  if (error.code === "mfa_factor_not_found") return { remaining: 0, total: 0 };
  throw refusalOf(error);
}

/** The recovery codes of an account that has just set up its app; where a set stands already, a new one in its place. */
export async function makeFirstRecoveryCodes(db: Db) {
  const { data, error } = await db.auth.mfa.recoveryCodes.generate();
  if (!error) return data.codes;
  if (error.code === "mfa_verified_factor_exists") return makeRecoveryCodes(db);
  throw refusalOf(error);
}

/** A new set of recovery codes; an earlier set stops working. */
export async function makeRecoveryCodes(db: Db) {
  const { total } = await countRecoveryCodes(db);
  const { data, error } = total > 0 ? await db.auth.mfa.recoveryCodes.regenerate() : await db.auth.mfa.recoveryCodes.generate();
  if (error) throw refusalOf(error);
  return data.codes;
}

/** Takes this session over the second step with a recovery code, which is used up by it. */
export async function spendRecoveryCode(db: Db, { code }: { code: string }) {
  const { error } = await db.auth.mfa.recoveryCodes.verify({ code });
  if (error) throw refusalOf(error);
}
