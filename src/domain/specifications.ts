import * as z from "zod";
import { defineContract } from "./contract.ts";
import { askingForText, told } from "./instruction.ts";
import { freeText } from "./text.ts";

/** In characters, for each of the long texts of a specification. */
export const longTextLength = 50_000;
const long = freeText(longTextLength);

export const overviewInput = z.object({
  project_overview: long.describe("What the product is, for whom and why"),
  project_scope: long.describe("What it will and will not do"),
  references_list: long.describe("Documents and standards it refers to"),
  product_perspective: long.describe("Where it stands among other systems"),
});
export type OverviewInput = z.output<typeof overviewInput>;

const draft = z.object(askingForText);
/** Whether a text stands there already, so that this one was not written. */
const isOffered = z.boolean().optional();

export const generateOverview = defineContract({
  name: "generate-overview",
  input: draft,
  output: z.object({ overview: z.string(), isOffered, ...told }),
});

export const generateScope = defineContract({
  name: "generate-scope",
  input: draft,
  output: z.object({ scope: z.string(), isOffered, ...told }),
});

export const generateProductPerspective = defineContract({
  name: "generate-product-perspective",
  input: draft,
  output: z.object({ perspective: z.string(), isOffered, ...told }),
});

export const generateReferences = defineContract({
  name: "generate-references",
  input: draft,
  output: z.object({ references: z.string(), isOffered, ...told }),
});

export const generatePricing = defineContract({
  name: "generate-pricing",
  input: draft,
  output: z.object({
    success: z.boolean(),
    pricing: z.string().optional(),
    error: z.string().optional(),
    generationId: told.generationId.optional(),
    notes: z.array(z.string()).optional(),
    isOffered,
  }),
});

/** The groups and items of the workspace's side menu; the key names the section in code and storage. */
export const specificationMenu = [
  {
    group: "Project concept",
    items: [
      { key: "projectIntroduction", label: "Project Overview" },
      { key: "overallDescription", label: "Business Model" },
    ],
  },
  {
    group: "Technology",
    items: [
      { key: "technologyStack", label: "Technology stack" },
      { key: "thirdPartyIntegrations", label: "Third-Party Integrations" },
    ],
  },
  {
    group: "Features",
    items: [
      { key: "pages", label: "Pages" },
      { key: "features", label: "Features" },
    ],
  },
  {
    group: "Users",
    items: [
      { key: "userClasses", label: "User Classes" },
      { key: "documentation", label: "User Stories" },
    ],
  },
  {
    group: "Design",
    items: [
      { key: "designConnections", label: "Design connections" },
      { key: "styleGuide", label: "Style Guide" },
    ],
  },
  {
    group: "Security",
    items: [
      { key: "risks", label: "Risks" },
      { key: "securityMeasures", label: "Security measures" },
      { key: "testing", label: "Testing" },
    ],
  },
  {
    group: "Requirements",
    items: [
      { key: "externalInterfaces", label: "External Interfaces" },
      { key: "otherRequirements", label: "Other Requirements" },
      { key: "assumptions", label: "Assumptions" },
      { key: "glossary", label: "Glossary" },
    ],
  },
  {
    group: "Quality",
    items: [
      { key: "wording", label: "Wording" },
      { key: "contradictions", label: "Contradictions" },
      { key: "completeness", label: "Completeness" },
    ],
  },
] as const;
export type SpecificationSection = (typeof specificationMenu)[number]["items"][number]["key"];
/** The section the workspace starts on. */
export const firstSection: SpecificationSection = "projectIntroduction";
