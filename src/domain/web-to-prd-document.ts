import { heading, inline, line } from "./export/markdown-text.ts";
import type { WebFeature, WebToPrdEntry } from "./web-to-prd.ts";

/** An entry as a JSON file: every field under the name it is stored with. */
export function entryAsJson({
  id,
  name,
  description,
  industry,
  business_model,
  website_url,
  created_at,
  features,
}: WebToPrdEntry) {
  const kept = { id, name, description, industry, business_model, website_url, created_at, features };
  return `${JSON.stringify(kept, null, 2)}\n`;
}

/** An entry as a Markdown document. */
export function entryAsMarkdown(entry: WebToPrdEntry): string {
  const facts = [
    ["Website", `<${entry.website_url}>`],
    ["Industry", guessed(entry, "industry", inline(entry.industry ?? ""))],
    ["Business model", guessed(entry, "business_model", inline(entry.business_model ?? ""))],
    ["Analyzed", entry.created_at.slice(0, 10)],
  ];
  const parts = [
    `# ${heading(entry.name)}`,
    facts.flatMap(([label, said]) => (said ? [`- ${label}: ${said}`] : [])).join("\n"),
    entry.description ? `## Description\n\n${paragraphs(entry.description)}` : "",
    entry.features.length > 0 ? `## Features\n\n${entry.features.map(featureLines).join("\n\n")}` : "",
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function guessed({ guesses = [] }: WebToPrdEntry, field: string, said: string): string {
  return said && guesses.includes(field) ? `Guess: ${said}` : said;
}

function featureLines({ name, description, sources = [], guess = false }: WebFeature): string {
  const cited = sources.map(({ quote, address }) => `“${inline(quote)}” <${address}>`).join("\n");
  const title = `### ${guess ? "Guess: " : ""}${heading(name)}`;
  return [title, description ? paragraphs(description) : "", cited].filter(Boolean).join("\n\n");
}

function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((one) => line(one))
    .filter(Boolean)
    .join("\n\n");
}
