import * as z from "zod";
import { requiredText } from "./text.ts";

/** Each role includes the ones before it: viewers read, members edit, admins also manage people and delete. */
export const organizationRoles = ["viewer", "member", "admin"] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export const organizationRoleLabels: Record<OrganizationRole, string> = {
  viewer: "Viewer",
  member: "Member",
  admin: "Admin",
};

export const organizationRoleBlurbs: Record<OrganizationRole, string> = {
  viewer: "Reads everything, changes nothing",
  member: "Reads and edits projects",
  admin: "Also invites people, changes roles and deletes",
};

/** What an invitation with the role offers, after 'You are invited as'. */
export const organizationRoleOffers: Record<OrganizationRole, string> = {
  viewer: "a viewer: you read everything and change nothing",
  member: "a member: you read and edit projects",
  admin: "an admin: you edit projects, invite people, change roles and delete",
};

export const organizationInput = z.object({
  name: requiredText("Name the organization", 120).describe("The name of the team"),
});
export type OrganizationInput = z.output<typeof organizationInput>;

/** Whether somebody with `role` may do what takes at least `least`. */
export function hasRole(role: OrganizationRole | undefined, least: OrganizationRole): boolean {
  return role !== undefined && organizationRoles.indexOf(role) >= organizationRoles.indexOf(least);
}
