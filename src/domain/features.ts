import * as z from "zod";
import { defineContract } from "./contract.ts";
import { optionalText, requiredText } from "./text.ts";

/** What the page and section pickers hold for no choice; stored as null. */
export const none = "none";

const place = z.union([z.uuid(), z.literal(none), z.null()]).transform((id) => (id === none ? null : id));

export const featureInput = z.object({
  page_id: place.describe("The page it is on, or null"),
  section_id: place.describe("The section of that page, or null"),
  name: requiredText("Name the feature", 200).describe("A short title"),
  description: optionalText(8000).describe("What it does, under which conditions, and what happens when it fails"),
});
export type FeatureInput = z.output<typeof featureInput>;

export const generateFeature = defineContract({
  name: "generate-feature",
  input: z.object({
    projectId: z.uuid(),
    pageId: place.optional(),
    sectionId: place.optional(),
    name: z.string().trim().max(200).optional(),
    description: z.string().trim().max(8000).optional(),
  }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
