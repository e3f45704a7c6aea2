import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  getOrganizationSecurity,
  listClosedOrganizations,
  listMembersOutside,
  type OrganizationSecurity,
  saveOrganizationSecurity,
  securityOf,
} from "#data/organization-security.ts";
import { db } from "#web/lib/supabase.ts";
import { readMyPart } from "./mine.ts";
import { readOrganizationPart } from "./organization-parts.ts";

export type { OrganizationSecurity } from "#data/organization-security.ts";

export const organizationSecurityQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["organization_security", organization_id],
    queryFn: async () => {
      const stored = await readOrganizationPart("security", organization_id);
      return stored === undefined ? getOrganizationSecurity(db, { organization_id }) : securityOf(stored);
    },
  });

export const saveOrganizationSecurityMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: (change: Partial<OrganizationSecurity>) => saveOrganizationSecurity(db, { organization_id, ...change }),
    meta: {
      toast: "organization_security.saved",
      failure: "organization_security.save_failed",
      refreshes: [
        ["organization_security", organization_id],
        ["audit_events", organization_id],
      ],
    },
  });

/** Whom a limit to these domains would keep out. */
export const findMembersOutsideMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ email_domains }: { email_domains: string[] }) => listMembersOutside(db, { organization_id, email_domains }),
    meta: { failure: "organization_security.save_failed" },
  });

/** Asked again with every look at the list of organizations, which a closed one is missing from. */
export const closedOrganizationsQuery = queryOptions({
  queryKey: ["organizations", "closed"],
  queryFn: () => readMyPart("closed_organizations", () => listClosedOrganizations(db)),
});
