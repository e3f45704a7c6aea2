import { mutationOptions, queryOptions, skipToken } from "@tanstack/react-query";
import * as z from "zod";
import { callFunction, unsaid } from "#data/functions.ts";
import { anyIndustry, industries } from "#domain/catalog/industries.ts";
import { Failure } from "#domain/failure.ts";
import {
  enhancedWebSearch,
  type SearchForm,
  type SearchResult,
  type SearchType,
  searchRequest,
} from "#domain/web-to-prd-search.ts";
import { type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import type { ToastKey } from "#web/lib/toasts.ts";

export type { SearchResult } from "#domain/web-to-prd-search.ts";

const wordsShape = z.object({ query: z.string(), industry: z.enum(industries), urls: z.array(z.string()).readonly() });
export type SearchWords = z.output<typeof wordsShape>;
export const noSearchWords: SearchWords = { query: "", industry: anyIndustry, urls: [] };

/** What was entered to search for; it stays for the next search. */
export const unsavedSearch = (user_id: string): Unsaved<SearchWords> => ({
  key: unsavedKey(user_id, "web-to-prd", "search"),
  shape: wordsShape,
});

const ends = {
  perplexity: { found: "web_search.found", none: "web_search.none", failed: "web_search.failed" },
  firecrawl: { found: "web_search.scraped", none: "web_search.nothing_scraped", failed: "web_search.scrape_failed" },
  comprehensive: { found: "web_search.all_found", none: "web_search.none_at_all", failed: "web_search.all_failed" },
} as const satisfies Record<SearchType, { found: ToastKey; none: ToastKey; failed: ToastKey }>;

/** What the last search found, for as long as the app is open. */
export const recentResultsQuery = (organization_id: string) =>
  queryOptions<SearchResult[]>({
    queryKey: ["web_search", organization_id],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const webSearchMutation = (organization_id: string) =>
  mutationOptions({
    mutationKey: ["enhanced-web-search", organization_id],
    mutationFn: (form: SearchForm) =>
      callFunction(db, enhancedWebSearch, { ...searchRequest(form), organizationId: organization_id }),
    onSuccess: ({ results }, { searchType }) => {
      queryClient.setQueryData(recentResultsQuery(organization_id).queryKey, results);
      announce(results.length > 0 ? ends[searchType].found : ends[searchType].none, { count: results.length });
    },
    onError: (error, { searchType }) => {
      const { failed } = ends[searchType];
      announce(failed, {}, error instanceof Failure && error.message !== unsaid ? error : undefined);
    },
    meta: { failure: null },
  });
