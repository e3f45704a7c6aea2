import { getGenerationUsage } from "#data/generations.ts";
import { isOrganizationAdmin } from "#data/organization-members.ts";
import { Failure } from "#domain/failure.ts";
import { describeUsage } from "#domain/organization-models.ts";
import { defineFunction } from "./function.ts";

const DAYS = 14;

export const describeUsageFunction = defineFunction(describeUsage, async ({ db, identity, drafters, input }) => {
  const organization_id = input.organizationId;
  const user_id = identity.claims.sub ?? "";
  if (!(await isOrganizationAdmin(db, { organization_id, user_id }))) {
    throw new Failure("forbidden", "Only admins of the organization see its usage.");
  }
  const days = await getGenerationUsage(db, { organization_id, days: DAYS });
  const today = new Date().toISOString().slice(0, 10);
  const used_today = days.find(({ day }) => day === today)?.runs ?? 0;
  return { daily_limit: drafters.daily_limit ?? null, used_today, days };
});
