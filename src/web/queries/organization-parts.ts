import { type OrganizationParts, readOrganizationParts } from "#data/organization-parts.ts";
import { db } from "#web/lib/supabase.ts";
import { togetherOf } from "#web/lib/together.ts";

const gathered = togetherOf<OrganizationParts>((organization_id, parts) => readOrganizationParts(db, { organization_id, parts }));

/** What is asked for in the same moment is one request; undefined is to be read by itself. */
export const readOrganizationPart = <Part extends keyof OrganizationParts>(part: Part, organization_id: string) =>
  gathered(organization_id)(part);
