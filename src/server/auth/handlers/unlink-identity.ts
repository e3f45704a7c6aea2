import { audit } from "#server/auth/audit.ts";
import type { Core } from "#server/auth/core.ts";
import { AuthError } from "#server/auth/errors.ts";
import { requireProvenCaller } from "#server/auth/proof.ts";

export async function unlinkIdentity(core: Core, request: Request, identityId: string): Promise<Response> {
  const { user } = await requireProvenCaller(core, request);
  const identity = user.identities.find((candidate) => candidate.id === identityId);
  if (identity === undefined) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
  if (user.identities.length === 1) {
    throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
  }
  await core.sql.begin(async (tx) => {
    await tx`delete from auth.identities where id = ${identity.id} and user_id = ${user.id}`;
    const left = user.identities.filter((candidate) => candidate.id !== identity.id).map((candidate) => candidate.provider);
    const appData = { ...user.raw_app_meta_data, provider: left[0], providers: [...new Set(left)] };
    await tx`update auth.users set raw_app_meta_data = ${appData}, updated_at = now() where id = ${user.id}`;
    await audit(tx, request, { action: "user_modified", actor: user });
  });
  return Response.json({});
}
