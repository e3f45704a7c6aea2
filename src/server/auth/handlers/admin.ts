import * as z from "zod";
import { audit } from "#server/auth/audit.ts";
import { readBody } from "#server/auth/body.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { query } from "#server/auth/request.ts";
import { endSessions } from "#server/auth/sessions.ts";
import { factorJson, userJson } from "#server/auth/user-json.ts";
import { findUser, type User } from "#server/auth/users.ts";

const NIL = "00000000-0000-0000-0000-000000000000";

export async function listUsers(core: Core, request: Request): Promise<Response> {
  const asked = query(request);
  const page = Math.max(1, Number.parseInt(asked.get("page") || "1", 10) || 1);
  const perPage = Math.min(1000, Math.max(1, Number.parseInt(asked.get("per_page") || "50", 10) || 50));
  const rows = await core.sql`
    select id, (count(*) over ())::int as total from auth.users where deleted_at is null
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`;
  const found = z.array(z.object({ id: z.uuid(), total: z.number() })).parse([...rows]);
  const users = await Promise.all(found.map(({ id }) => findUser(core.sql, { id })));
  const total = found[0]?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
  return Response.json(
    { users: users.flatMap((user) => (user === undefined ? [] : [userJson(user)])), aud: "authenticated" },
    { headers: { "x-total-count": String(total), link: links.join(", ") } },
  );
}

export async function getUserById(core: Core, id: string): Promise<Response> {
  return Response.json(userJson(await knownUser(core, id)));
}

export async function deleteUser(core: Core, request: Request, id: string): Promise<Response> {
  const body = await readBody(request, z.object({ should_soft_delete: z.boolean().default(false) }));
  const user = await knownUser(core, id);
  await core.sql.begin(async (tx) => {
    await endSessions(tx, { userId: id });
    await audit(tx, request, { action: "user_deleted", actor: user });
    if (!body.should_soft_delete) return tx`delete from auth.users where id = ${id}`;
    await tx`delete from auth.identities where user_id = ${id}`;
    await tx`delete from auth.mfa_factors where user_id = ${id}`;
    await tx`delete from platform.auth_recovery_sets where user_id = ${id}`;
    await tx`delete from auth.one_time_tokens where user_id = ${id}`;
    return tx`
      update auth.users set deleted_at = now(), email = encode(sha256(convert_to(${id} || coalesce(email, ''), 'UTF8')), 'hex'), phone = null,
        encrypted_password = '', email_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}', updated_at = now() where id = ${id}`;
  });
  return Response.json({});
}

export async function listFactors(core: Core, id: string): Promise<Response> {
  return Response.json((await knownUser(core, id)).factors.map(factorJson));
}

export async function deleteFactor(core: Core, id: string, factorId: string): Promise<Response> {
  const user = await knownUser(core, id);
  const factor = user.factors.find((candidate) => candidate.id === factorId);
  if (factor === undefined) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  await core.sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id} and user_id = ${id}`;
    await tx`
      delete from platform.auth_recovery_sets where user_id = ${id}
        and (id = ${factor.id} or not exists (select from auth.mfa_factors where user_id = ${id} and status = 'verified'))`;
  });
  return Response.json(factorJson(factor));
}

export async function knownUser(core: Core, id: string): Promise<User> {
  const user = z.uuid().safeParse(id).success && id !== NIL ? await findUser(core.sql, { id }) : undefined;
  if (user === undefined) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}
