import type { OrganizationInvitationInput } from "#domain/organization-invitations.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, organization_id, email, role, invited_by, created_at, expires_at, accepted_at, revoked_at";

/** The open invitations of an organization, newest first; none for those who are no admins. */
export async function listOrganizationInvitations(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(await db.rpc("get_org_invitations", { org_id: organization_id }));
}
export type OrganizationInvitation = Awaited<ReturnType<typeof listOrganizationInvitations>>[number];

/** The open invitations addressed to `email`, newest first; row-level security shows people their own address only. */
export async function listInvitationsTo(db: Db, { email, after }: { email: string; after: string }) {
  return unwrap(
    await db
      .from("organization_invitations")
      .select(COLUMNS)
      .eq("email", email.toLowerCase())
      .is("accepted_at", null)
      .is("revoked_at", null)
      .gt("expires_at", after)
      .order("created_at", { ascending: false }),
  );
}

export async function addOrganizationInvitation(
  db: Db,
  invitation: OrganizationInvitationInput & { organization_id: string; invited_by: string },
) {
  return unwrap(await db.from("organization_invitations").insert(invitation).select(COLUMNS).single());
}

export async function revokeOrganizationInvitation(db: Db, { id, revoked_at }: { id: string; revoked_at: string }) {
  return unwrap(await db.from("organization_invitations").update({ revoked_at }).eq("id", id).select(COLUMNS).single());
}

/** The open invitations addressed to the caller, newest first. */
export async function listMyInvitations(db: Db) {
  return unwrap(await db.rpc("get_my_invitations"));
}
export type MyInvitation = Awaited<ReturnType<typeof listMyInvitations>>[number];

/** Joins the organization the invitation names and answers its id. */
export async function acceptInvitation(db: Db, { id }: { id: string }) {
  return unwrap(await db.rpc("accept_invitation", { invitation_id: id }));
}
