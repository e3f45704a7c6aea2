import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import { type Caller, requireCaller } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { openFactor, sealFactor } from "#server/auth/factor-secrets.ts";
import { requireProof } from "#server/auth/proof.ts";
import { inetAddress } from "#server/auth/request.ts";
import { raiseSession } from "#server/auth/second-step.ts";
import { endSessions, sessionAnswer } from "#server/auth/sessions.ts";
import { makeTotp, totpStep } from "#server/auth/totp.ts";
import type { Query } from "#server/postgres/sql.ts";

const MAX_FACTORS = 10;
const CHALLENGE_SECONDS = 300;

const enrollBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().trim().max(100).nullish(),
});

export async function enrollFactor(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  const body = await readBody(request, enrollBody);
  if (body.factor_type === "phone") throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (body.factor_type === "webauthn")
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  if (body.factor_type !== "totp") throw new AuthError(400, "validation_failed", "factor_type needs to be totp");
  const { user } = caller;
  const verified = user.factors.filter((factor) => factor.status === "verified");
  if (verified.length > 0 && caller.aal !== "aal2") {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  if (verified.length >= MAX_FACTORS) {
    throw new AuthError(422, "too_many_enrolled_mfa_factors", "Maximum number of verified factors reached, unenroll to continue");
  }
  await requireProof(core, caller);
  const name = body.friendly_name ?? "";
  if (name !== "" && verified.some((factor) => factor.friendly_name === name)) {
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  await core.limits.spend({ changePerAccount: user.id });
  const totp = makeTotp(body.issuer || new URL(core.siteUrl).hostname, user.email ?? user.id);
  const id = crypto.randomUUID();
  await core.sql.begin(async (tx) => {
    await refuseBesideVerified(tx, caller);
    await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    await tx`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
      values (${id}, ${user.id}, ${name}, 'totp', 'unverified', ${sealFactor(core.vault, id, totp.secret)}, now(), now())`;
    await audit(tx, request, { action: "factor_in_progress", actor: user });
  });
  return Response.json({ id, type: "totp", friendly_name: name, totp });
}

export async function challengeFactor(core: Core, request: Request, factorId: string): Promise<Response> {
  const caller = await requireCaller(core, request);
  const factor = ownFactor(caller, factorId);
  await core.limits.spend({ challengePerAccount: caller.user.id });
  const id = crypto.randomUUID();
  await core.sql`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values (${id}, ${factor.id}, now(), ${inetAddress(request) ?? "0.0.0.0"})`;
  return Response.json({ id, type: factor.factor_type, expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS });
}

const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().trim().max(20) });
const challengeRow = z.object({ secret: z.string(), fresh: z.boolean() });

/** A right code makes the factor count, lifts this session to aal2 and, the first time, ends the sessions that never showed it. */
export async function verifyFactor(core: Core, request: Request, factorId: string): Promise<Response> {
  const caller = await requireCaller(core, request);
  const body = await readBody(request, verifyBody);
  const factor = ownFactor(caller, factorId);
  await core.limits.spend({ factorPerAccount: caller.user.id });
  const { user, sessionId } = caller;
  const outcome = await core.sql.begin(async (tx) => {
    if (factor.status === "unverified") await refuseBesideVerified(tx, caller);
    const rows = await tx`
      select f.secret, c.created_at > now() - make_interval(secs => ${CHALLENGE_SECONDS}) as fresh
      from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
      where c.id = ${body.challenge_id} and c.factor_id = ${factor.id} and c.verified_at is null for update of c, f`;
    if (rows[0] === undefined)
      return new AuthError(404, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
    const { secret, fresh } = challengeRow.parse(rows[0]);
    if (!fresh) {
      await tx`delete from auth.mfa_challenges where id = ${body.challenge_id}`;
      return new AuthError(
        422,
        "mfa_challenge_expired",
        "MFA challenge has expired, verify against another challenge or create a new challenge.",
      );
    }
    const step = await totpStep(openFactor(core.vault, factor.id, secret), body.code, core.rules.codeDrift);
    if (step === undefined || (await alreadyUsed(tx, factor.id, step))) {
      return new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    await tx`update auth.mfa_challenges set verified_at = now(), otp_code = ${String(step)} where id = ${body.challenge_id}`;
    await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    if (factor.status === "unverified") await endSessions(tx, { userId: user.id, except: sessionId });
    return raiseSession(tx, request, { caller, method: "totp", factorId: factor.id });
  });
  if (outcome instanceof AuthError) throw outcome;
  await core.limits.forgive("factorPerAccount", user.id);
  return Response.json(await sessionAnswer(core, outcome, user.id));
}

export async function removeFactor(core: Core, request: Request, factorId: string): Promise<Response> {
  const caller = await requireCaller(core, request);
  const factor = ownFactor(caller, factorId);
  if (factor.status === "verified" && caller.aal !== "aal2") {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  if (factor.status === "verified") await requireProof(core, caller);
  await core.sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id} and user_id = ${caller.user.id}`;
    await tx`
      delete from platform.auth_recovery_sets where user_id = ${caller.user.id}
        and not exists (select from auth.mfa_factors where user_id = ${caller.user.id} and status = 'verified')`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where user_id = ${caller.user.id} and factor_id = ${factor.id}`;
    await tx`
      delete from auth.mfa_amr_claims a using auth.sessions s
      where s.id = a.session_id and s.user_id = ${caller.user.id} and s.factor_id is null and a.authentication_method = 'totp'`;
    await audit(tx, request, { action: "factor_unenrolled", actor: caller.user });
  });
  return Response.json({ id: factor.id });
}

/** Asked while the account is held, since its owner may have set a factor since it was known who asks. */
async function refuseBesideVerified(tx: Query, { user, aal }: Caller): Promise<void> {
  if (aal === "aal2") return;
  await tx`select from auth.users where id = ${user.id} for update`;
  const verified = await tx`select from auth.mfa_factors where user_id = ${user.id} and status = 'verified'`;
  if (verified.length > 0) throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
}

function ownFactor({ user }: Caller, factorId: string) {
  const factor = user.factors.find((candidate) => candidate.id === factorId && candidate.factor_type !== "recovery_code");
  if (factor === undefined) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** A code counts once: a verified challenge remembers the time step of its code. */
async function alreadyUsed(tx: Query, factorId: string, step: number): Promise<boolean> {
  const rows = await tx`
    select from auth.mfa_challenges where factor_id = ${factorId} and verified_at is not null and otp_code::bigint >= ${step}`;
  return rows.length > 0;
}
