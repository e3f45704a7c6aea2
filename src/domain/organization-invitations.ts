import * as z from "zod";
import { defineContract } from "./contract.ts";
import { organizationRoles } from "./organizations.ts";
import { emailText } from "./text.ts";

export const organizationInvitationInput = z.object({
  email: emailText.describe("Whom to invite"),
  role: z.enum(organizationRoles).describe("What they may do"),
});
export type OrganizationInvitationInput = z.output<typeof organizationInvitationInput>;

export const sendInvitationEmail = defineContract({
  name: "send-invitation-email",
  input: z.object({
    email: emailText,
    organizationName: z.string().trim().min(1).max(120),
    role: z.enum(organizationRoles),
    inviterName: z.string().trim().min(1).max(254),
  }),
  output: z.object({ sent: z.boolean() }),
});

/** What has become of an invitation, as its link shows it. */
export const invitationState = z.enum(["open", "accepted", "revoked", "expired"]);
export type InvitationState = z.output<typeof invitationState>;
