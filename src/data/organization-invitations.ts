import { invitationState, type OrganizationInvitationInput } from "#domain/organization-invitations.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, organization_id, email, role, invited_by, created_at, expires_at, accepted_at, revoked_at";

/** The open invitations of an organization, newest first; none for those who are no admins. */
export async function listOrganizationInvitations(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(await db.rpc("get_org_invitations", { org_id: organization_id }));
}
export type OrganizationInvitation = Awaited<ReturnType<typeof listOrganizationInvitations>>[number];

/** The invitations to `email` that are neither accepted nor revoked, newest first, in organizations the caller is an admin of. */
export async function listInvitationsTo(db: Db, { email }: { email: string }) {
  return unwrap(
    await db
      .from("organization_invitations")
      .select(COLUMNS)
      .eq("email", email.toLowerCase())
      .is("accepted_at", null)
      .is("revoked_at", null)
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

/** Declines an invitation addressed to the caller. */
export async function declineInvitation(db: Db, { id }: { id: string }) {
  unwrap(await db.rpc("decline_invitation", { invitation_id: id }));
}

/** Gives an open invitation a new token and seven new days; its older links stop working. */
export async function renewInvitation(db: Db, { id, token_hash }: { id: string; token_hash: string }) {
  return unwrap(await db.rpc("renew_invitation", { invitation_id: id, token_hash }).single());
}

/** What the link of an invitation says, or null where the link is not known. */
export async function getInvitation(db: Db, { token }: { token: string }) {
  const found = unwrap(await db.rpc("get_invitation", { token }).maybeSingle());
  return found && { ...found, state: invitationState.parse(found.state) };
}
export type InvitationByLink = NonNullable<Awaited<ReturnType<typeof getInvitation>>>;

/** Joins the organization whose invitation carries the token and answers its id. */
export async function acceptInvitationByToken(db: Db, { token }: { token: string }) {
  return unwrap(await db.rpc("accept_invitation_token", { token }));
}
