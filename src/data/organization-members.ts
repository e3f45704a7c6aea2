import type { OrganizationRole } from "#domain/organizations.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "organization_id, user_id, role, created_at";

/** Whether the user is an admin of the organization; any error counts as no. */
export async function isOrganizationAdmin(db: Db, { organization_id, user_id }: { organization_id: string; user_id: string }) {
  const answer = await db.rpc("is_org_admin", { org_id: organization_id, user_id_param: user_id });
  // whoever could not be asked has not said no
  const refused = answer.error !== null && answer.status >= 400 && answer.status < 500;
  return !refused && unwrap(answer) === true;
}

/** Everybody in the organization; row-level security leaves those who are no admins with themselves. */
export async function listOrganizationMembers(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(await db.from("organization_members").select(COLUMNS).eq("organization_id", organization_id).order("created_at"));
}
export type OrganizationMember = Awaited<ReturnType<typeof listOrganizationMembers>>[number];

export async function getOrganizationMember(db: Db, { organization_id, user_id }: { organization_id: string; user_id: string }) {
  return unwrap(
    await db.from("organization_members").select(COLUMNS).eq("organization_id", organization_id).eq("user_id", user_id).single(),
  );
}

/** The caller's role in each of their organizations. */
export async function listOwnRoles(db: Db, { user_id }: { user_id: string }) {
  return unwrap(
    await db.from("organization_members").select("organization_id, role").eq("user_id", user_id).order("organization_id"),
  );
}

export async function changeOrganizationMember(
  db: Db,
  { organization_id, user_id, role }: { organization_id: string; user_id: string; role: OrganizationRole },
) {
  return unwrap(
    await db
      .from("organization_members")
      .update({ role })
      .eq("organization_id", organization_id)
      .eq("user_id", user_id)
      .select(COLUMNS)
      .single(),
  );
}

export async function removeOrganizationMember(
  db: Db,
  { organization_id, user_id }: { organization_id: string; user_id: string },
) {
  return unwrap(
    await db
      .from("organization_members")
      .delete()
      .eq("organization_id", organization_id)
      .eq("user_id", user_id)
      .select(COLUMNS)
      .single(),
  );
}
