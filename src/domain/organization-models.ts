import * as z from "zod";
import { defineContract } from "./contract.ts";
import { requiredText } from "./text.ts";

/** Who may answer; 'openai-compatible' is any server that speaks OpenAI's chat format, 'ollama' one at its usual address. */
export const aiProviders = ["openai", "anthropic", "google", "mistral", "openai-compatible", "ollama"] as const;
export type AiProvider = (typeof aiProviders)[number];

export const aiProviderLabels: Record<AiProvider, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  mistral: "Mistral",
  "openai-compatible": "OpenAI-compatible server",
  ollama: "Ollama",
};

/** The providers that take no question without a key. */
export const needsKey = (provider: AiProvider) => provider !== "openai-compatible" && provider !== "ollama";

const address = z.url({ protocol: /^https?$/, error: "Enter an address such as https://models.example.com/v1" }).max(500);
const optional = (shape: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(shape.nullable());

/** An empty key keeps the one that is stored, as long as provider and address stay. */
export const organizationModelInput = z
  .object({
    provider: z.enum(aiProviders, "Choose a provider"),
    model: requiredText("Name the model", 200),
    base_url: optional(address),
    api_key: optional(z.string().max(1000, "A key has at most 1,000 characters")),
  })
  .refine(({ provider, base_url }) => provider !== "openai-compatible" || base_url !== null, {
    path: ["base_url"],
    message: "Enter the address of the server",
  });
export type OrganizationModelInput = z.output<typeof organizationModelInput>;

const organization = { organizationId: z.uuid() };

export const saveOrganizationModel = defineContract({
  name: "save-organization-model",
  input: z.object({ ...organization, model: organizationModelInput }),
  output: z.object({ saved: z.literal(true) }),
});

/** Asks the stored model for one word, so that a wrong key is known before somebody drafts with it. */
export const testOrganizationModel = defineContract({
  name: "test-organization-model",
  input: z.object(organization),
  output: z.object({ milliseconds: z.int().nonnegative() }),
});

const day = z.object({
  day: z.string(),
  runs: z.int(),
  failed: z.int(),
  own_runs: z.int(),
  input_tokens: z.number(),
  output_tokens: z.number(),
});
export type UsageDay = z.output<typeof day>;

/** What the organization's drafting used on its last days (UTC), and how much of the operator's model is left today. */
export const describeUsage = defineContract({
  name: "describe-usage",
  input: z.object(organization),
  output: z.object({ daily_limit: z.int().nullable(), used_today: z.int(), days: z.array(day) }),
});
