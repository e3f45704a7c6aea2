import { countModelTrial } from "#data/organization-models.ts";
import { Failure } from "#domain/failure.ts";
import { testOrganizationModel } from "#domain/organization-models.ts";
import { askHello } from "#server/prompts/hello.ts";
import { defineFunction } from "./function.ts";

export const testOrganizationModelFunction = defineFunction(testOrganizationModel, async (context) => {
  const { db, identity, drafters, input } = context;
  const organization_id = input.organizationId;
  await countModelTrial(db, { organization_id });
  const ai = await drafters.ownOf(db, organization_id);
  if (!ai) throw new Failure("not_found", "Save a model of your own first.");
  const started = performance.now();
  await ai.ask(askHello(), { who: String(identity.claims.sub) });
  return { milliseconds: Math.round(performance.now() - started) };
});
