import { addWebToPrd } from "#data/web-to-prd.ts";
import { analyzeWebsite } from "#domain/web-to-prd.ts";
import { askWebsite } from "#server/prompts/website.ts";
import { defineFunction } from "./function.ts";
import { organizationFor, runWebRequest } from "./run-web-request.ts";

export const analyzeWebsiteFunction = defineFunction(analyzeWebsite, async ({ db, drafters, web, input }) => {
  const organization_id = await organizationFor(db, input.organizationId);
  const { ai, is_operators, daily_limit } = await drafters.of(db, organization_id);
  const request = {
    organization_id,
    function: analyzeWebsite.name,
    provider: ai.provider,
    own_model: !is_operators,
    daily_limit,
  };
  const analysis = await runWebRequest(db, { ...request, model: ai.model ?? undefined }, async () => {
    const site = await web.readSite({ organization_id, address: input.websiteUrl });
    return ai.ask(askWebsite(site));
  });
  return { data: await addWebToPrd(db, { organization_id, website_url: input.websiteUrl, analysis }) };
});
