import { addWebEvidence, listWebEvidence } from "#data/web-evidence.ts";
import { addWebToPrd, getWebToPrd, joinWebToPrd } from "#data/web-to-prd.ts";
import { Failure } from "#domain/failure.ts";
import { analyzeWebsite } from "#domain/web-to-prd.ts";
import { askWebsite } from "#server/prompts/website.ts";
import { defineFunction } from "./function.ts";
import { organizationFor, runWebRequest } from "./run-web-request.ts";

export const analyzeWebsiteFunction = defineFunction(
  analyzeWebsite,
  async ({ db, drafters, identity, web, input, tell, gone }) => {
    const joined = input.entryId === undefined ? undefined : await getWebToPrd(db, { id: input.entryId });
    if (joined === null) throw new Failure("not_found", "This website is not there any more. Go back to the list.");
    const organization_id = joined?.organization_id ?? (await organizationFor(db, input.organizationId));
    const { ai, is_operators, daily_limit } = await drafters.of(db, organization_id);
    const request = {
      organization_id,
      function: analyzeWebsite.name,
      provider: ai.provider,
      own_model: !is_operators,
      daily_limit,
    };
    const website_url = input.websiteUrl;
    const who = String(identity.claims.sub);
    const { site, analysis } = await runWebRequest(db, { ...request, model: ai.model ?? undefined }, async () => {
      const seen = await web.readSite({
        whose: [organization_id, who],
        address: website_url,
        signal: gone,
        tell: (read) => tell?.({ event: "read", data: read }),
      });
      const { value, usage } = await ai.ask(askWebsite(seen), { who, ...(gone && { signal: gone }) });
      return { value: { site: seen, analysis: value }, usage };
    });
    const { evidence, unread } = site;
    if (joined) {
      const known = await listWebEvidence(db, { entry_id: joined.id });
      const said = new Set(known.map(({ kind, quote, address }) => `${kind} ${address} ${quote}`));
      const found = evidence.filter(({ kind, quote, address }) => !said.has(`${kind} ${address} ${quote}`));
      await addWebEvidence(db, { organization_id, entry_id: joined.id, found, first: known.length });
      return { data: await joinWebToPrd(db, joined, { website_url, features: analysis.features, unread }) };
    }
    const data = await addWebToPrd(db, { organization_id, website_url, analysis, unread });
    await addWebEvidence(db, { organization_id, entry_id: data.id, found: evidence });
    return { data };
  },
);
