import { queryOptions } from "@tanstack/react-query";
import { getOrganizationMember } from "#data/organization-members.ts";
import { db } from "#web/lib/supabase.ts";

/** The role the person has in a project's organization. */
export const ownRoleQuery = ({ organization_id, user_id }: { organization_id: string; user_id: string }) =>
  queryOptions({
    queryKey: ["organization_members", organization_id, "own", user_id],
    queryFn: async () => (await getOrganizationMember(db, { organization_id, user_id })).role,
  });
