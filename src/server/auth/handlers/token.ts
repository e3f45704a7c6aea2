import * as z from "zod";
import { countAttempt, forgiveAttempts } from "#server/auth/attempts.ts";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError, invalidCredentials } from "#server/auth/errors.ts";
import { LONGEST_EMAIL } from "#server/auth/fields.ts";
import { redeemAuthCode } from "#server/auth/flow-state.ts";
import { needsUpgrade } from "#server/auth/passwords.ts";
import { refreshSession } from "#server/auth/refresh.ts";
import { concerning } from "#server/auth/refusals.ts";
import { clientAddress, failNoSoonerThan, query } from "#server/auth/request.ts";
import { openSession, sessionAnswer } from "#server/auth/sessions.ts";
import { newestPassword } from "#server/auth/sign-ups.ts";
import { findUser, refuseBanned } from "#server/auth/users.ts";
import { idTokenGrant } from "./id-token.ts";

const FAILURE_TAKES_MS = 150;

export async function token(core: Core, request: Request): Promise<Response> {
  switch (query(request).get("grant_type")) {
    case "password":
      return failNoSoonerThan(FAILURE_TAKES_MS, () => passwordGrant(core, request));
    case "refresh_token":
      return refreshGrant(core, request);
    case "pkce":
      return pkceGrant(core, request);
    case "id_token":
      return idTokenGrant(core, request);
    default:
      throw new AuthError(400, "validation_failed", "unsupported_grant_type: use password, refresh_token, pkce or id_token");
  }
}

const passwordBody = z.object({ email: z.string().nullish(), phone: z.string().nullish(), password: z.string().nullish() });

async function passwordGrant(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, passwordBody);
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (!body.email) throw new AuthError(400, "validation_failed", "missing email or phone");
  const email = body.email.trim().toLowerCase();
  // nobody has such an address, and nothing of it is kept
  if (email.length > LONGEST_EMAIL) throw invalidCredentials();
  return concerning({ email }, () => signInWith(core, request, email, body.password ?? ""));
}

async function signInWith(core: Core, request: Request, email: string, password: string): Promise<Response> {
  await core.limits.spend({ passwordPerAddress: clientAddress(request) });
  await countAttempt(core, request, "password", email);

  const user = await findUser(core.sql, { email });
  const waiting = user?.email_confirmed_at === null ? await newestPassword(core.sql, user.id) : undefined;
  const whose = [clientAddress(request), email];
  const right = await core.passwords.matches(password, waiting ?? user?.encrypted_password, whose);
  if (user === undefined || !right) throw invalidCredentials();
  refuseBanned(user, 400);
  if (user.email_confirmed_at === null) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");

  const upgraded = needsUpgrade(user.encrypted_password ?? "") ? await core.passwords.hash(password, whose) : undefined;
  const opened = await core.sql.begin(async (tx) => {
    if (upgraded !== undefined) {
      await tx`update auth.users set encrypted_password = ${upgraded} where id = ${user.id} and encrypted_password = ${user.encrypted_password}`;
    }
    await audit(tx, request, { action: "login", actor: user });
    return openSession(core, tx, { userId: user.id, method: "password", request });
  });
  await forgiveAttempts(core, request, "password", email);
  return Response.json(await sessionAnswer(core, opened, user.id));
}

async function refreshGrant(core: Core, request: Request): Promise<Response> {
  const { refresh_token } = await readBody(
    request,
    z.object({ refresh_token: z.string().min(1, "refresh_token required").max(512) }),
  );
  await core.limits.spend({ refreshPerAddress: clientAddress(request) });
  const { opened, userId } = await refreshSession(core, refresh_token);
  return Response.json(await sessionAnswer(core, opened, userId));
}

const pkceBody = z.object({ auth_code: z.string().min(1).max(512), code_verifier: z.string().min(1).max(512) });

async function pkceGrant(core: Core, request: Request): Promise<Response> {
  const body = await readBody(request, pkceBody);
  await core.limits.spend({ grantPerAddress: clientAddress(request) });
  const { opened, userId } = await core.sql.begin(async (tx) => {
    const { userId, method } = await redeemAuthCode(tx, body.auth_code, body.code_verifier);
    const user = await findUser(tx, { id: userId });
    if (user === undefined) throw new AuthError(403, "user_not_found", "The account of this sign-in is gone");
    refuseBanned(user);
    await audit(tx, request, { action: "login", actor: user });
    const amr = method === "oauth" || method === "sso/oidc" ? method : "otp";
    return { userId, opened: await openSession(core, tx, { userId, method: amr, request, recovers: method === "recovery" }) };
  });
  return Response.json(await sessionAnswer(core, opened, userId));
}
