import * as z from "zod";
import { anyIndustry, type Industry, industries } from "./catalog/industries.ts";
import { defineContract } from "./contract.ts";
import { freeText } from "./text.ts";
import { badWebsiteUrl, forOrganization, isWebsiteUrl, websiteUrl } from "./web-to-prd.ts";

/** AI search, scrape, comprehensive: by the names of who does them. */
export const searchTypes = ["perplexity", "firecrawl", "comprehensive"] as const;
export type SearchType = (typeof searchTypes)[number];

/** How many addresses are scraped at once. */
export const mostUrls = 10;

export const searchResult = z.object({ name: z.string(), description: z.string(), website_url: z.string() });
export type SearchResult = z.output<typeof searchResult>;

export const enhancedWebSearch = defineContract({
  name: "enhanced-web-search",
  input: z.object({
    searchType: z.enum(searchTypes, "Choose AI search, scrape or comprehensive"),
    query: freeText(1000).default(""),
    industry: z.enum(industries, "Choose an industry of the list").default(anyIndustry),
    urls: z.array(websiteUrl).max(mostUrls, `Scrape at most ${mostUrls} addresses at once`).default([]),
    ...forOrganization,
  }),
  output: z.object({ results: z.array(searchResult) }),
});

export type SearchForm = { searchType: SearchType; query: string; industry: Industry; urls: readonly string[] };

/** What has to be entered before such a search; nothing where it can begin. */
export function missingForSearch({ searchType, query, urls }: SearchForm): string | undefined {
  if (searchType === "firecrawl") return urls.length === 0 ? "Please add at least one URL to scrape" : undefined;
  return query.trim() === "" ? "Please enter a search query" : undefined;
}

/** What is sent of the form: each kind of search takes only what it is about. */
export function searchRequest({ searchType, query, industry, urls }: SearchForm): z.input<typeof enhancedWebSearch.input> {
  const asked = query.trim();
  if (searchType === "perplexity") return { searchType, query: asked, industry };
  if (searchType === "firecrawl") return { searchType, query: asked, urls: [...urls] };
  return { searchType, query: asked, industry, urls: [...urls] };
}

/** The list with an address joined; the list itself where there is nothing to join, `refusal` where it may not. */
export function withUrl(urls: readonly string[], typed: string): { urls: readonly string[]; refusal?: string } {
  const url = typed.trim();
  if (url === "" || urls.includes(url)) return { urls };
  if (!isWebsiteUrl(url)) return { urls, refusal: badWebsiteUrl };
  if (urls.length >= mostUrls) return { urls, refusal: `Scrape at most ${mostUrls} addresses at once` };
  return { urls: [...urls, url] };
}
