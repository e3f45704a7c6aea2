import * as z from "zod";
import { defineContract } from "./contract.ts";
import { unreadPage } from "./evidence/unread.ts";
import { instruction } from "./instruction.ts";
import { requiredText } from "./text.ts";

const ADDRESS_LENGTH = 2000;
export const badWebsiteUrl = "Please enter a valid URL (include http:// or https://)";

/** Whether a text is an absolute address on the web, as a person has to give it. */
export function isWebsiteUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The address as it is asked for and stored: without a password and without a place on the page. */
function websiteAddress(text: string): string {
  const address = new URL(text);
  address.username = "";
  address.password = "";
  address.hash = "";
  return address.href;
}

export const websiteUrl = z
  .string()
  .trim()
  .max(ADDRESS_LENGTH, "Shorten the address to 2,000 characters or fewer")
  .refine(isWebsiteUrl, badWebsiteUrl)
  .transform(websiteAddress)
  .refine((address) => address.length <= ADDRESS_LENGTH, "Shorten the address to 2,000 characters or fewer");

export const webFeature = z.object({
  name: requiredText("Name the feature", 300),
  description: z.string().trim().max(4000),
  /** The website's words it stands on, each with its page. */
  sources: z
    .array(z.object({ quote: z.string().max(1000), address: z.string().max(2000) }))
    .max(5)
    .optional(),
  /** Whether nothing of the website was named for it. */
  guess: z.boolean().optional(),
});
export type WebFeature = z.output<typeof webFeature>;

const unknownFeature: WebFeature = { name: "Unknown Feature", description: "No description available" };
const storedFeature = z.object({
  name: z.string().min(1),
  description: z.string(),
  sources: webFeature.shape.sources.catch(undefined),
  guess: webFeature.shape.guess.catch(undefined),
});

/** Stored features as a list; an item of another shape is read as an unknown one, and what is no list as none. */
export function readFeatures(stored: unknown): WebFeature[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((item) => {
    const read = storedFeature.safeParse(item).data;
    if (!read) return unknownFeature;
    const { name, description, sources, guess } = read;
    return { name, description, ...(sources ? { sources } : {}), ...(guess ? { guess } : {}) };
  });
}

/** What of an analysis may have been concluded from the words of a website, which does not say it. */
export const guessable = ["industry", "business_model"] as const;
export type Guessable = (typeof guessable)[number];

/** What a website says about the product behind it. */
export const websiteAnalysis = z.object({
  name: requiredText("Name the product", 300).describe("The name of the product or company"),
  description: z.string().trim().max(20_000).describe("What it is, for whom, and what they do with it"),
  industry: z.string().trim().max(200).nullable().describe("The industry it belongs to"),
  business_model: z.string().trim().max(2000).nullable().describe("How it earns money"),
  features: z.array(webFeature).max(60).describe("What it can do"),
  /** What of it was concluded and not read. */
  guesses: z.array(z.enum(guessable)).optional(),
});
export type WebsiteAnalysis = z.output<typeof websiteAnalysis>;

export const webToPrdEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  business_model: z.string().nullable(),
  website_url: z.string(),
  features: z.array(webFeature.extend({ name: z.string(), description: z.string() })),
  created_at: z.string(),
  /** Which of its fields were concluded. */
  guesses: z.array(z.string()).optional(),
  /** The addresses joined into it beside the first. */
  addresses: z.array(z.string()).optional(),
  unread: z.array(unreadPage).catch([]).optional(),
});
export type WebToPrdEntry = z.output<typeof webToPrdEntry>;

/** Without an organization it is done for the caller's newest one. */
export const forOrganization = { organizationId: z.uuid().optional() };

/** Reads a website and stores what it describes; with an entry, joins it to that. */
export const analyzeWebsite = defineContract({
  name: "analyze-website",
  input: z.object({ websiteUrl, ...forOrganization, entryId: z.uuid().optional() }),
  output: z.object({ data: webToPrdEntry }),
});

/** Makes a project of an entry: its questionnaire filled, its specification drafted; `missing` are the parts that could not be. */
export const generateFullPrd = defineContract({
  name: "generate-full-prd",
  input: z.object({ entryId: z.uuid(), instruction }),
  output: z.object({
    projectId: z.uuid(),
    name: z.string(),
    missing: z.array(z.string()),
    reason: z.string().optional(),
  }),
});
