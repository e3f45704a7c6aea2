import { queryOptions } from "@tanstack/react-query";
import { getOrganizationMember, type OrganizationMember } from "#data/organization-members.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

type Own = { organization_id: string; user_id: string };

/** The role the person has in a project's organization. */
export const ownRoleQuery = ({ organization_id, user_id }: Own) =>
  queryOptions({
    queryKey: ["organization_members", organization_id, "own", user_id],
    queryFn: async () => (await getOrganizationMember(db, { organization_id, user_id })).role,
  });

/** Comes along with something else, and is not asked for by itself then. */
export function knowOwnRole({ role, ...own }: Own & Pick<OrganizationMember, "role">) {
  queryClient.setQueryData(ownRoleQuery(own).queryKey, role);
}
