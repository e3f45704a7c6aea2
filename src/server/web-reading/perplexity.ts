import * as z from "zod";
import { anyIndustry, type Industry } from "#domain/catalog/industries.ts";
import { isWebsiteUrl } from "#domain/web-to-prd.ts";
import { type SearchResult, searchResult } from "#domain/web-to-prd-search.ts";
import { searchPrompt } from "#server/prompts/search.ts";
import { type Provider, post } from "./provider.ts";

/** The Sonar API of Perplexity: the chat format, with what was found on the web beside the answer. */
const answerShape = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  search_results: z.array(z.object({ title: z.string().nullish(), url: z.string(), snippet: z.string().nullish() })).nullish(),
  usage: z.object({ prompt_tokens: z.int().optional(), completion_tokens: z.int().optional() }).nullish(),
});
const found = z.object({ results: z.array(searchResult.partial({ description: true })) });

export type Found = { results: SearchResult[]; usage: { input_tokens?: number; output_tokens?: number } };

/** Websites that answer a question, as Perplexity finds them on the web. */
export async function searchPerplexity(
  provider: Provider,
  model: string,
  { query, industry }: { query: string; industry: Industry },
): Promise<Found> {
  const { instructions, prompt } = searchPrompt(query, industry === anyIndustry ? undefined : industry);
  const { choices, search_results, usage } = await post(
    provider,
    "/chat/completions",
    {
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: prompt },
      ],
      response_format: { type: "json_schema", json_schema: { name: "websites", schema: z.toJSONSchema(found) } },
    },
    answerShape,
  );
  const named = namedIn(choices[0]?.message.content ?? "");
  const listed = (search_results ?? []).map(({ title, url, snippet }) => ({
    name: title || url,
    description: snippet ?? "",
    website_url: url,
  }));
  const tokens = {
    ...(usage?.prompt_tokens === undefined ? {} : { input_tokens: usage.prompt_tokens }),
    ...(usage?.completion_tokens === undefined ? {} : { output_tokens: usage.completion_tokens }),
  };
  return { results: distinct(named ?? listed), usage: tokens };
}

/** The websites an answer names; nothing where it is no JSON of ours, as reasoning models and cut answers have it. */
function namedIn(content: string): SearchResult[] | undefined {
  const from = content.indexOf("{", content.lastIndexOf("</think>") + 1);
  const to = content.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    const read = found.safeParse(JSON.parse(content.slice(from, to + 1)));
    return read.data?.results.map(({ name, description, website_url }) => ({
      name,
      description: description ?? "",
      website_url,
    }));
  } catch {
    return undefined;
  }
}

/** Every website once, and nothing that is no address on the web. */
export function distinct(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ website_url }) => {
    if (!isWebsiteUrl(website_url)) return false;
    const key = new URL(website_url).href;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
