import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { listFinishedGenerations } from "#data/generations.ts";
import {
  acceptInvitation,
  acceptInvitationByToken,
  declineInvitation,
  getInvitation,
  listMyInvitations,
} from "#data/organization-invitations.ts";
import { getOrganizationName } from "#data/organizations.ts";
import { mostFinishedRuns } from "#domain/fold-runs.ts";
import { sendInvitationEmail } from "#domain/organization-invitations.ts";
import type { OrganizationRole } from "#domain/organizations.ts";
import { db } from "#web/lib/supabase.ts";
import { readMyPart } from "./mine.ts";
import { organizationsQuery } from "./organizations.ts";
import { requireUser } from "./session.ts";

export type { FinishedGeneration } from "#data/generations.ts";
export type { InvitationByLink, MyInvitation } from "#data/organization-invitations.ts";

const EVERY_MINUTE = 60_000;

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => getInvitation(db, { token }),
    meta: { failure: "invitation.load_failed" },
  });

/** The open invitations addressed to the signed-in user. */
export const myInvitationsQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["my_invitations", user_id],
    queryFn: () => readMyPart("my_invitations", () => listMyInvitations(db)),
    refetchInterval: EVERY_MINUTE,
    meta: { failure: "notifications.load_failed" },
  });

/** The latest finished runs of the signed-in user's projects. */
export const finishedGenerationsQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["generations", "finished", user_id],
    queryFn: () => readMyPart("finished_generations", () => listFinishedGenerations(db, { limit: mostFinishedRuns })),
    refetchInterval: EVERY_MINUTE,
    meta: { failure: "notifications.load_failed" },
  });

type Named = { organization_name: string };

export const acceptInvitationMutation = mutationOptions({
  mutationFn: async ({ id }: Named & { id: string }) => ({ id: await acceptInvitation(db, { id }) }),
  meta: {
    toast: "invitation.accepted",
    failure: "invitation.accept_failed",
    refreshes: [["my_invitations"], organizationsQuery.queryKey],
  },
});

export const acceptByTokenMutation = mutationOptions({
  mutationFn: async ({ token }: Named & { token: string }) => ({ id: await acceptInvitationByToken(db, { token }) }),
  meta: {
    toast: "invitation.accepted",
    failure: "invitation.accept_failed",
    refreshes: [["my_invitations"], ["invitation"], organizationsQuery.queryKey],
  },
});

export const declineInvitationMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => declineInvitation(db, { id }),
  meta: { toast: "invitation.declined", failure: "invitation.decline_failed", refreshes: [["my_invitations"]] },
});

/** Mails a new link with seven new days; the earlier link stops working. */
export const resendInvitationMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: async ({ email, role }: { email: string; role: OrganizationRole }) => {
      const inviterName = requireUser("Sign in to invite somebody.").email;
      const organizationName = await getOrganizationName(db, { id: organization_id });
      return callFunction(db, sendInvitationEmail, { email, organizationName, role, inviterName });
    },
    meta: {
      toast: "invitation.sent",
      failure: "invitation.resend_failed",
      refreshes: [["organization_invitations", organization_id]],
    },
  });
