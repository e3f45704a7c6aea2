import { type Db, unwrap } from "./db.ts";

/** What is asked of members where nothing was set. */
const unset = { requires_second_factor: false, email_domains: [] as string[], audit_days: 365 };
export type OrganizationSecurity = typeof unset;

export async function getOrganizationSecurity(
  db: Db,
  { organization_id }: { organization_id: string },
): Promise<OrganizationSecurity> {
  const found = unwrap(
    await db
      .from("organization_security")
      .select("requires_second_factor, email_domains, audit_days")
      .eq("organization_id", organization_id)
      .maybeSingle(),
  );
  return securityOf(found);
}

/** The same of what is stored, null where nothing is. */
export const securityOf = (stored: OrganizationSecurity | null): OrganizationSecurity => stored ?? unset;

/** Sets what is given and leaves the rest. */
export async function saveOrganizationSecurity(
  db: Db,
  { organization_id, ...change }: { organization_id: string } & Partial<OrganizationSecurity>,
) {
  unwrap(await db.rpc("save_organization_security", { organization_id, ...change }));
}

/** The members whom such a limit would keep out. */
export async function listMembersOutside(db: Db, asked: { organization_id: string; email_domains: string[] }) {
  return unwrap(await db.rpc("get_members_outside", asked));
}

/** The caller's organizations that this session does not reach, and why. */
export async function listClosedOrganizations(db: Db) {
  return unwrap(await db.rpc("get_closed_organizations"));
}
