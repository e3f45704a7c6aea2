import { randomInt } from "node:crypto";
import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import { type Caller, requireCaller } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { requireProof } from "#server/auth/proof.ts";
import { raiseSession } from "#server/auth/second-step.ts";
import { endSessions, sessionAnswer } from "#server/auth/sessions.ts";
import { hmac } from "#server/auth/tokens.ts";
import type { Query } from "#server/postgres/sql.ts";

const CODES = 10;
const LENGTH = 16;
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

export async function recoveryCodesStatus(core: Core, request: Request): Promise<Response> {
  const { id } = ownSet(await requireCaller(core, request));
  const [row] = await core.sql`
    select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining from platform.auth_recovery_codes where set_id = ${id}`;
  return Response.json({ id, type: "recovery_code", total: row?.total, remaining: row?.remaining });
}

export async function generateRecoveryCodes(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  const body = await readBody(request, z.object({ friendly_name: z.string().trim().max(100).nullish() }));
  await requireToManage(core, caller);
  const { factors } = caller.user;
  if (factors.some((factor) => factor.factor_type === "recovery_code")) {
    throw new AuthError(422, "mfa_verified_factor_exists", "Recovery codes exist already: replace them instead");
  }
  if (!factors.some((factor) => factor.status === "verified")) {
    throw new AuthError(
      422,
      "mfa_recovery_codes_sole_factor",
      "Recovery codes cannot be the only factor: set up an authenticator app first",
    );
  }
  const id = crypto.randomUUID();
  const friendly_name = body.friendly_name || "Recovery codes";
  const codes = await core.sql.begin(async (tx) => {
    await tx`insert into platform.auth_recovery_sets (user_id, id, friendly_name) values (${caller.user.id}, ${id}, ${friendly_name})`;
    await audit(tx, request, { action: "factor_in_progress", actor: caller.user });
    return writeCodes(core, tx, id);
  });
  return Response.json({ id, type: "recovery_code", friendly_name, total: CODES, codes });
}

export async function regenerateRecoveryCodes(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  await requireToManage(core, caller);
  const { id, friendly_name } = ownSet(caller);
  const codes = await core.sql.begin(async (tx) => {
    await audit(tx, request, { action: "recovery_codes_generated", actor: caller.user });
    return writeCodes(core, tx, id);
  });
  await core.limits.forgive("recoveryCodePerAccount", caller.user.id);
  return Response.json({ id, type: "recovery_code", friendly_name, total: CODES, codes });
}

export async function verifyRecoveryCode(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  const body = await readBody(request, z.object({ code: z.string().max(100).default("") }));
  const { id } = ownSet(caller);
  const { user, sessionId } = caller;
  await core.limits.spend({ recoveryCodePerAccount: user.id });
  const opened = await core.sql.begin(async (tx) => {
    const used = await tx`
      update platform.auth_recovery_codes set used_at = now()
      where set_id = ${id} and used_at is null and code_hash = ${codeHash(core, id, body.code)} returning code_hash`;
    if (used.length === 0) throw new AuthError(422, "mfa_verification_failed", "The recovery code is wrong or was used before");
    const raised = await raiseSession(tx, request, { caller, method: "mfa/recovery_code", factorId: id });
    await endSessions(tx, { userId: user.id, except: sessionId, below: "aal2" });
    return raised;
  });
  await core.limits.forgive("recoveryCodePerAccount", user.id);
  return Response.json(await sessionAnswer(core, opened, user.id));
}

export async function removeRecoveryCodes(core: Core, request: Request): Promise<Response> {
  const caller = await requireCaller(core, request);
  await requireToManage(core, caller);
  const { id } = ownSet(caller);
  await core.sql`delete from platform.auth_recovery_sets where id = ${id}`;
  await audit(core.sql, request, { action: "recovery_codes_deleted", actor: caller.user });
  return Response.json({ id });
}

async function writeCodes(core: Core, tx: Query, setId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx`delete from platform.auth_recovery_codes where set_id = ${setId}`;
  await tx`
    insert into platform.auth_recovery_codes (set_id, code_hash)
    select ${setId}, hash from unnest(${codes.map((code) => codeHash(core, setId, code))}::text[]) as hash`;
  await tx`update platform.auth_recovery_sets set updated_at = now() where id = ${setId}`;
  return codes;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

function codeHash(core: Core, setId: string, code: string): string {
  return hmac(core.secretKey, `recovery-code:${setId}:${code.toLowerCase().replace(/[\s-]/g, "")}`).toString("hex");
}

function ownSet({ user }: Caller) {
  const set = user.factors.find((factor) => factor.factor_type === "recovery_code");
  if (set === undefined) throw new AuthError(404, "mfa_factor_not_found", "There are no recovery codes");
  return set;
}

async function requireToManage(core: Core, caller: Caller): Promise<void> {
  if (caller.aal !== "aal2") throw new AuthError(403, "insufficient_aal", "AAL2 required to manage recovery codes");
  await requireProof(core, caller);
  await core.limits.spend({ changePerAccount: caller.user.id });
}
