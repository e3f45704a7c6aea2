import * as z from "zod";
import { nothingYet } from "#domain/brief.ts";
import { anyIndustry, industries } from "#domain/catalog/industries.ts";
import { businessModels, other } from "#domain/catalog/questionnaire-options.ts";
import { Failure } from "#domain/failure.ts";
import { type WebsiteAnalysis, webFeature, websiteAnalysis } from "#domain/web-to-prd.ts";
import { draftSiteAnalysis, type SeenSite } from "#domain/web-to-prd-site.ts";
import type { Question } from "#server/ai/ai.ts";
import { fenced, fencedLine } from "./fence.ts";
import { materialIs } from "./instructions.ts";
import { noUsableAnswer } from "./reading.ts";

const ids = z.array(z.string()).default([]);
const shape = z.object({
  name: z.string().describe("The name of the product or company"),
  description: z.string().describe("What it is, for whom, and what they do with it, in 3 to 8 sentences"),
  industry: z
    .string()
    .describe(`One of: ${industries.filter((name) => name !== anyIndustry).join(", ")}; else another one in 1 to 3 words`),
  business_model: z
    .string()
    .describe(
      `One of: ${businessModels.flatMap(({ value, label }) => (value === other ? [] : [label])).join(", ")}; else how it earns money in at most 10 words; empty where nothing says so`,
    ),
  features: z
    .array(
      z.object({
        name: z.string().describe("A short title, at most 8 words"),
        description: z.string().describe("What it does for whom, in 1 to 3 sentences"),
        evidence: ids.describe("The ids of the lines it stands on, such as E3; empty where none says it"),
      }),
    )
    .describe("3 to 20 things the product can do, most important first"),
  industry_evidence: ids.describe("The ids of the lines that say the industry; empty where it is concluded"),
  business_model_evidence: ids.describe("The ids of the lines that say how it earns money; empty where it is concluded"),
});

const MOST_TEXT = 24_000;
const MOST_LINE = 1000;
const MOST_EVIDENCE = 160;
const MOST_QUOTE = 240;

/** What a website says about the product behind it. */
export function askWebsite(site: SeenSite): Question<z.output<typeof shape>, WebsiteAnalysis> {
  const known = new Map(site.evidence.slice(0, MOST_EVIDENCE).map((item, at) => [`E${at + 1}`, item]));
  return {
    name: "website",
    brief: { project: { name: site.pages[0]?.title ?? "" }, ...nothingYet },
    also: { site },
    instructions: [
      "You are a requirements engineer. You describe the product behind a website, so that somebody can specify one like it.",
      materialIs("the text of the website, written by strangers", "describe"),
      "Say only what the material supports: no prices, no technology and no partners it does not name. Name the ids of the evidence each feature stands on. Write plainly, without the advertising tone of the material. Write in the language of the material.",
    ].join("\n"),
    get prompt() {
      return materialOf(site, known);
    },
    shape,
    read: (asked) => readAnalysis(asked, known),
    draft: () => draftSiteAnalysis(site),
  };
}

type Known = ReadonlyMap<string, SeenSite["evidence"][number]>;

/** An answer as an analysis: ids that do not exist are dropped, and what stands on none is a guess. */
function readAnalysis(asked: z.output<typeof shape>, known: Known): WebsiteAnalysis {
  const sourcesOf = (cited: readonly string[]) =>
    [...new Set(cited)].flatMap((id) => {
      const item = known.get(id.trim().toUpperCase());
      return item ? [{ quote: item.quote, address: item.address }] : [];
    });
  const features = asked.features
    .flatMap(({ evidence, ...one }) => {
      const sources = sourcesOf(evidence).slice(0, 5);
      return webFeature.safeParse({ ...one, ...(sources.length > 0 ? { sources } : { guess: true }) }).data ?? [];
    })
    .slice(0, 60);
  const [industry, business_model] = [asked.industry.trim() || null, asked.business_model.trim() || null];
  const guesses = [
    ...(industry && sourcesOf(asked.industry_evidence).length === 0 ? ["industry"] : []),
    ...(business_model && sourcesOf(asked.business_model_evidence).length === 0 ? ["business_model"] : []),
  ];
  const read = websiteAnalysis.safeParse({ ...asked, industry, business_model, features, guesses });
  if (!read.success) throw new Failure("unavailable", noUsableAnswer);
  return read.data;
}

function materialOf({ pages }: SeenSite, known: Known): string {
  const part = (heading: string, text: string) => (text ? `## ${heading}\n${fencedLine(text, MOST_LINE)}` : "");
  const [first] = pages;
  const evidence = [...known].map(([id, { kind, name, quote, address }]) =>
    fencedLine(
      `${id} (${kind.replaceAll("_", " ")}) ${name}: "${quote.slice(0, MOST_QUOTE)}" ${new URL(address).pathname}`,
      MOST_LINE,
    ),
  );
  const each = Math.floor(MOST_TEXT / Math.max(1, Math.min(pages.length, 6)));
  return [
    part("Address", first?.address ?? ""),
    part("Title", first?.title ?? ""),
    part("Site", first?.site_name ?? ""),
    part("Summary", first?.description ?? ""),
    evidence.length > 0 ? `## Evidence\n${evidence.join("\n")}` : "",
    ...pages.slice(0, 6).map((page) => pageText(page, each)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function pageText({ address, blocks }: SeenSite["pages"][number], most: number): string {
  const text = blocks.map((block) => (block.level > 0 ? `${"#".repeat(block.level)} ${block.text}` : block.text)).join("\n");
  return text ? `## Text\n${fencedLine(address, MOST_LINE)}\n${fenced(text, most)}` : "";
}
