import { openOrganizationModel, storeOrganizationModel } from "#data/organization-models.ts";
import { Failure } from "#domain/failure.ts";
import { needsKey, saveOrganizationModel } from "#domain/organization-models.ts";
import { aboutKey } from "#server/ai/drafter-of.ts";
import { defineFunction } from "./function.ts";

/** The key is sealed here and leaves this server only towards its provider. */
export const saveOrganizationModelFunction = defineFunction(saveOrganizationModel, async ({ db, drafters, input }) => {
  const { organizationId: organization_id, model: wanted } = input;
  const { provider, model, base_url, api_key } = wanted;
  await drafters.admit(wanted);
  const vault = await drafters.vault();
  const before = await openOrganizationModel(db, { organization_id, proof: vault.proof });
  const about = aboutKey(organization_id, wanted);
  const keeps = !api_key && Boolean(before?.sealed_key) && before !== null && aboutKey(organization_id, before) === about;
  if (!api_key && !keeps && needsKey(provider)) {
    throw new Failure("invalid", "Enter the key: a stored one stays with the provider and address it was entered for.");
  }
  await storeOrganizationModel(db, {
    organization_id,
    provider,
    model,
    base_url,
    sealed_key: keeps ? null : api_key ? vault.seal(api_key, about) : "",
    key_hint: api_key && api_key.length >= 12 ? api_key.slice(-4) : null,
    proof_hash: vault.proof_hash,
  });
  return { saved: true as const };
});
