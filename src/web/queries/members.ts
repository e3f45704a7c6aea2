import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import {
  addOrganizationInvitation,
  listOrganizationInvitations,
  revokeOrganizationInvitation,
} from "#data/organization-invitations.ts";
import {
  changeOrganizationMember,
  getOrganizationMember,
  isOrganizationAdmin,
  listOrganizationMembers,
  type OrganizationMember,
  removeOrganizationMember,
} from "#data/organization-members.ts";
import { getOrganizationName } from "#data/organizations.ts";
import { Failure, isDuplicate } from "#domain/failure.ts";
import { type OrganizationInvitationInput, sendInvitationEmail } from "#domain/organization-invitations.ts";
import { memberLabel } from "#domain/organization-members.ts";
import type { OrganizationRole } from "#domain/organizations.ts";
import { answered } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { readOrganizationPart } from "./organization-parts.ts";
import { organizationsQuery } from "./organizations.ts";
import { readAuth, requireUser } from "./session.ts";

export type { OrganizationInvitation } from "#data/organization-invitations.ts";

type Asking = { organization_id: string; user_id: string };

/** A membership and who it is shown as: addresses of others are told to nobody. */
export type PresentedMember = OrganizationMember & { profile: { email: string } };

export const isAdminQuery = ({ organization_id, user_id }: Asking) =>
  queryOptions({
    queryKey: ["organization_members", organization_id, "is_admin", user_id],
    queryFn: () => isOrganizationAdmin(db, { organization_id, user_id }),
  });

export const membersQuery = ({ organization_id, user_id, isAdmin }: Asking & { isAdmin: boolean }) =>
  queryOptions({
    queryKey: ["organization_members", organization_id, "list", user_id, isAdmin],
    queryFn: async () => {
      const self = { id: user_id, email: readAuth().user?.email };
      const members = isAdmin
        ? ((await readOrganizationPart("members", organization_id)) ?? (await listOrganizationMembers(db, { organization_id })))
        : [await getOrganizationMember(db, { organization_id, user_id })];
      return members.map((member) => ({ ...member, profile: { email: memberLabel(member, self) } }));
    },
    meta: { failure: "members.load_failed" },
  });

export const invitationsQuery = ({ organization_id, isAdmin }: { organization_id: string; isAdmin: boolean }) =>
  queryOptions({
    queryKey: ["organization_invitations", organization_id, isAdmin],
    queryFn: async () => {
      if (!isAdmin) return [];
      return (await readOrganizationPart("invitations", organization_id)) ?? listOrganizationInvitations(db, { organization_id });
    },
    meta: { failure: "invitations.load_failed", newestFirst: { by: "created_at" } },
  });

/** Why this address cannot be invited, said at its field. */
export function invitationProblemOf(error: unknown, { email }: { email: string }): string | null {
  if (!(error instanceof Failure)) return null;
  if (isDuplicate(error)) return `${email} is invited already. Use Resend below.`;
  return error.kind === "conflict" && refusals.test(error.message) ? error.message : null;
}

/** How the database says it. */
const refusals = / is a member already\.$|^This organization admits only addresses at /;

export const addInvitationMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: async (input: OrganizationInvitationInput) => {
      const inviter = requireUser("Sign in to invite somebody.");
      const organizationName = await getOrganizationName(db, { id: organization_id });
      const invitation = await addOrganizationInvitation(db, { ...input, organization_id, invited_by: inviter.id });
      await callFunction(db, sendInvitationEmail, { ...input, organizationName, inviterName: inviter.email }).catch(
        () => undefined,
      );
      return invitation;
    },
    meta: {
      toast: "invitation.sent",
      failure: (error) => {
        if (!(error instanceof Failure)) return "invitation.send_failed";
        if (invitationProblemOf(error, { email: "" })) return null;
        // the limit says itself when to try again
        return error.kind === "signed_out" ? null : error.kind === "too_many" ? "invitation.refused" : "invitation.send_failed";
      },
      row: ["organization_invitations", organization_id],
      known: answered,
    },
  });

export const revokeInvitationMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => revokeOrganizationInvitation(db, { id, revoked_at: new Date().toISOString() }),
    meta: {
      toast: "invitation.revoked",
      failure: "invitation.revoke_failed",
      row: ["organization_invitations", organization_id],
      known: () => [],
    },
  });

export const changeMemberMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: (change: { user_id: string; role: OrganizationRole }) =>
      changeOrganizationMember(db, { organization_id, ...change }),
    meta: {
      toast: "member.changed",
      failure: "member.change_failed",
      refreshes: [["organization_members", organization_id]],
    },
  });

export const removeMemberMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ user_id }: { user_id: string }) => removeOrganizationMember(db, { organization_id, user_id }),
    meta: {
      toast: "member.removed",
      failure: "member.remove_failed",
      refreshes: [["organization_members", organization_id], organizationsQuery.queryKey],
    },
  });

/** The own membership; what is read of the organization afterwards is the list without it. */
export const leaveOrganizationMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ user_id }: { user_id: string }) => removeOrganizationMember(db, { organization_id, user_id }),
    meta: { toast: "organization.left", failure: "organization.leave_failed", refreshes: [organizationsQuery.queryKey] },
  });
