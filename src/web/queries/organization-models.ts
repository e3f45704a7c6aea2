import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { getOrganizationModel, removeOrganizationModel } from "#data/organization-models.ts";
import {
  describeUsage,
  type OrganizationModelInput,
  saveOrganizationModel,
  testOrganizationModel,
} from "#domain/organization-models.ts";
import { db } from "#web/lib/supabase.ts";
import { readOrganizationPart } from "./organization-parts.ts";

export type { OrganizationModel } from "#data/organization-models.ts";

/** The organization's own model without its key; null where it has none. */
export const organizationModelQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["organization_models", organization_id],
    queryFn: async () => {
      const stored = await readOrganizationPart("models", organization_id);
      return stored === undefined ? getOrganizationModel(db, { organization_id }) : stored;
    },
  });

export const saveOrganizationModelMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ base_url, api_key, ...model }: OrganizationModelInput) =>
      callFunction(db, saveOrganizationModel, {
        organizationId: organization_id,
        model: { ...model, base_url: base_url ?? "", api_key: api_key ?? "" },
      }),
    meta: {
      toast: "organization_model.saved",
      failure: "organization_model.save_failed",
      refreshes: [["organization_models", organization_id], ["drafter"]],
    },
  });

export const testOrganizationModelMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: () => callFunction(db, testOrganizationModel, { organizationId: organization_id }),
    meta: { toast: "organization_model.answered", failure: "organization_model.test_failed" },
  });

export const removeOrganizationModelMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: () => removeOrganizationModel(db, { organization_id }),
    meta: {
      toast: "organization_model.removed",
      failure: "organization_model.remove_failed",
      refreshes: [["organization_models", organization_id], ["drafter"]],
    },
  });

export const usageQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["usage", organization_id],
    queryFn: () => callFunction(db, describeUsage, { organizationId: organization_id }),
    staleTime: 0,
  });
