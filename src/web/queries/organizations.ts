import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listOwnRoles } from "#data/organization-members.ts";
import { addOrganization, changeOrganization, listOrganizations, removeOrganization } from "#data/organizations.ts";
import type { OrganizationInput } from "#domain/organizations.ts";
import { answered } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { readMyPart } from "./mine.ts";
import { knowOwnRole } from "./own-role.ts";
import { requireUser } from "./session.ts";

export type { Organization } from "#data/organizations.ts";

/** What may be done in them is known as soon as they are. */
async function readOrganizations() {
  const { id: user_id } = requireUser("Sign in to see your organizations.");
  const [organizations, roles] = await Promise.all([
    readMyPart("organizations", () => listOrganizations(db)),
    readMyPart("own_roles", () => listOwnRoles(db, { user_id })),
  ]);
  for (const role of roles) knowOwnRole({ ...role, user_id });
  return organizations;
}

export const organizationsQuery = queryOptions({
  queryKey: ["organizations"],
  queryFn: readOrganizations,
  meta: { failure: "organizations.load_failed", newestFirst: { by: "created_at" } },
});

const written = { row: organizationsQuery.queryKey, known: answered };

export const addOrganizationMutation = mutationOptions({
  mutationFn: async (input: OrganizationInput) => {
    const user = requireUser("You must be logged in to create an organization");
    return addOrganization(db, { ...input, created_by: user.id });
  },
  meta: { toast: "organization.created", failure: "organization.create_failed", ...written },
});

export const changeOrganizationMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: OrganizationInput) => changeOrganization(db, { id, ...input }),
    meta: { toast: "organization.changed", failure: "organization.change_failed", ...written },
  });

export const removeOrganizationMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => removeOrganization(db, { id }),
    meta: { toast: "organization.removed", failure: "organization.remove_failed", ...written, known: () => [] },
  });
