import { type Db, unwrap } from "./db.ts";
import type { OrganizationInvitation } from "./organization-invitations.ts";
import type { OrganizationMember } from "./organization-members.ts";
import type { OrganizationModel } from "./organization-models.ts";
import type { OrganizationSecurity } from "./organization-security.ts";

/** What screens show of an organization; null where nothing was set. */
export type OrganizationParts = {
  members: OrganizationMember[];
  invitations: OrganizationInvitation[];
  security: OrganizationSecurity | null;
  rules: { on_unaccepted: string } | null;
  models: OrganizationModel | null;
};
type Asked = { organization_id: string; parts: readonly (keyof OrganizationParts)[] };

/** Some of it, in one request. */
export async function readOrganizationParts(db: Db, { organization_id, parts }: Asked) {
  const found: unknown = unwrap(await db.rpc("read_organization", { organization_id, parts: [...parts] }, { get: true }));
  return found as Partial<OrganizationParts>;
}
