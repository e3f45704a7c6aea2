import type { OrganizationInvitationInput } from "#domain/organization-invitations.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, organization_id, email, role, invited_by, created_at, expires_at, accepted_at, revoked_at";

/** The open invitations of an organization, newest first; none for those who are no admins. */
export async function listOrganizationInvitations(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(await db.rpc("get_org_invitations", { org_id: organization_id }));
}
export type OrganizationInvitation = Awaited<ReturnType<typeof listOrganizationInvitations>>[number];

export async function addOrganizationInvitation(
  db: Db,
  invitation: OrganizationInvitationInput & { organization_id: string; invited_by: string },
) {
  return unwrap(await db.from("organization_invitations").insert(invitation).select(COLUMNS).single());
}

export async function revokeOrganizationInvitation(db: Db, { id, revoked_at }: { id: string; revoked_at: string }) {
  return unwrap(await db.from("organization_invitations").update({ revoked_at }).eq("id", id).select(COLUMNS).single());
}
