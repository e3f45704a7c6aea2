import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import type { SearchResult } from "#domain/web-to-prd-search.ts";
import { type Provider, post } from "./provider.ts";

const text = z.union([z.string(), z.array(z.string()).transform((parts) => parts.join(" "))]).nullish();

/** The scrape call of Firecrawl's API, version 2. */
const answerShape = z.object({
  success: z.boolean(),
  data: z
    .object({
      markdown: z.string().nullish(),
      json: z.object({ name: z.string().nullish(), description: z.string().nullish() }).nullish(),
      metadata: z
        .object({ title: text, description: text, ogTitle: text, ogDescription: text, statusCode: z.number().nullish() })
        .nullish(),
    })
    .nullish(),
});
const wanted = {
  type: "object",
  properties: {
    name: { type: "string", description: "The name of the product or company" },
    description: { type: "string", description: "What it is, for whom and what it can do, in 2 to 4 sentences" },
  },
  required: ["name", "description"],
};

/** What Firecrawl reads at an address; nothing where there is nothing to read. A question makes it read for the answer. */
export async function scrapeFirecrawl(provider: Provider, url: string, query: string): Promise<SearchResult | undefined> {
  const formats = query
    ? ["markdown", { type: "json", prompt: `Describe this website with regard to: ${query}`, schema: wanted }]
    : ["markdown"];
  const answer = await post(provider, "/v2/scrape", { url, formats, onlyMainContent: true }, answerShape).catch(aboutThePage);
  if (!answer?.success || !answer.data) return undefined;
  const { json, metadata, markdown } = answer.data;
  if ((metadata?.statusCode ?? 200) >= 400) return undefined;
  const name = json?.name || metadata?.ogTitle || metadata?.title || new URL(url).hostname;
  const description = json?.description || metadata?.description || metadata?.ogDescription || firstLines(markdown ?? "");
  return description ? { name: name.trim(), description: description.trim(), website_url: url } : undefined;
}

/** What Firecrawl could not read for reasons of the page's has a code of this kind, with whatever status. */
function aboutThePage(error: unknown): undefined {
  if (error instanceof Failure && error.code?.startsWith("SCRAPE_")) return undefined;
  throw error;
}

function firstLines(markdown: string): string {
  const lines = markdown.split("\n").filter((line) => /^\p{L}/u.test(line) && line.length > 40);
  return lines.slice(0, 2).join(" ").slice(0, 600);
}
