import { heading, inline, line } from "./export/markdown-text.ts";
import type { WebToPrdEntry } from "./web-to-prd.ts";

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
    ["Industry", inline(entry.industry ?? "")],
    ["Business model", inline(entry.business_model ?? "")],
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

function featureLines({ name, description }: { name: string; description: string }): string {
  return [`### ${heading(name)}`, description ? paragraphs(description) : ""].filter(Boolean).join("\n\n");
}

function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((one) => line(one))
    .filter(Boolean)
    .join("\n\n");
}
