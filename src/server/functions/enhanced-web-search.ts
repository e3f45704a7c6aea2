import type * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { builtInProvider } from "#domain/generations.ts";
import { enhancedWebSearch, missingForSearch, type SearchResult } from "#domain/web-to-prd-search.ts";
import { distinct } from "#server/web-reading/perplexity.ts";
import type { Web } from "#server/web-reading/web.ts";
import { defineFunction } from "./function.ts";
import { organizationFor, runWebRequest } from "./run-web-request.ts";

type Asked = z.output<typeof enhancedWebSearch.input>;

/** How many addresses are read beside each other. */
const AT_ONCE = 3;

export const enhancedWebSearchFunction = defineFunction(enhancedWebSearch, async ({ db, drafters, identity, web, input }) => {
  const missing = missingForSearch(input);
  if (missing) throw new Failure("invalid", `${missing}.`);
  const search = web.search;
  const searches = input.searchType !== "firecrawl";
  if (searches && !search) {
    throw new Failure("unavailable", "AI search is not set up here. The operator of this server has to set PERPLEXITY_API_KEY.");
  }
  const organization_id = await organizationFor(db, input.organizationId);
  const request = { organization_id, function: enhancedWebSearch.name, provider: providerOf(input, web) };
  const results = await runWebRequest(db, { ...request, daily_limit: drafters.daily_limit }, async () => {
    const [found, scraped] = await Promise.all([
      searches && search ? search(input) : { results: [], usage: {} },
      input.searchType === "perplexity" ? [] : scrapeAll(web, [organization_id, String(identity.claims.sub)], input),
    ]);
    return { value: distinct([...scraped, ...found.results]), usage: found.usage };
  });
  return { results };
});

function providerOf({ searchType, urls }: Asked, { scraper }: Web): string {
  if (searchType === "firecrawl") return scraper === "built-in" ? builtInProvider : scraper;
  return searchType === "comprehensive" && urls.length > 0 ? `perplexity, ${scraper}` : "perplexity";
}

async function scrapeAll(web: Web, whose: readonly string[], { urls, query }: Asked): Promise<SearchResult[]> {
  const found: (SearchResult | undefined)[] = [];
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    found.push(...(await Promise.all(urls.slice(at, at + AT_ONCE).map((url) => web.scrape({ whose, address: url }, query)))));
  }
  return found.filter((one) => one !== undefined);
}
