import type { Json } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";
import type { listFinishedGenerations } from "./generations.ts";
import type { listMyInvitations } from "./organization-invitations.ts";
import type { listOwnRoles } from "./organization-members.ts";
import type { listClosedOrganizations } from "./organization-security.ts";
import type { listOrganizations } from "./organizations.ts";
import type { getProfile } from "./profiles.ts";

/** What every screen shows of the person who is signed in. */
export type Mine = {
  profiles: Awaited<ReturnType<typeof getProfile>>;
  organizations: Awaited<ReturnType<typeof listOrganizations>>;
  own_roles: Awaited<ReturnType<typeof listOwnRoles>>;
  my_invitations: Awaited<ReturnType<typeof listMyInvitations>>;
  closed_organizations: Awaited<ReturnType<typeof listClosedOrganizations>>;
  finished_generations: Awaited<ReturnType<typeof listFinishedGenerations>>;
};

/** Some of it, in one request. */
export async function readMine(db: Db, parts: readonly (keyof Mine)[]) {
  const found: Json = unwrap(await db.rpc("read_mine", { parts: [...parts] }, { get: true }));
  return found as unknown as Partial<Mine>;
}
