import * as z from "zod";
import { defineContract } from "#domain/contract.ts";
import { defineNoun, drafts, optional, optionalReference, required } from "./noun.ts";

const page_id = optionalReference({ label: "Page", to: "pages", nothing: "No page" });
const section_id = optionalReference({ label: "Section", to: "sections", nothing: "No section" });
const plain = drafts("generate-feature");

export const features = defineNoun({
  table: "features",
  one: "feature",
  many: "features",
  title: "Features",
  prefix: "FEAT",
  section: "features",
  fields: {
    page_id,
    section_id,
    name: required({
      label: "Name",
      missing: "Name the feature",
      most: 200,
      asked: "A short title, at most 8 words",
      example: "Pay by card",
    }),
    description: optional({
      label: "Description",
      most: 8000,
      asked: "What the system shall do, under which conditions, and what happens when it fails, in 2 to 5 sentences",
      example: "The buyer pays by card. Where the bank refuses, the basket is kept and the reason is said.",
      hint: "What it does, under which conditions, and what happens when it fails.",
    }),
  },
  stored: {},
  generate: defineContract({
    ...plain,
    input: plain.input.extend({
      pageId: page_id.schema.optional(),
      sectionId: section_id.schema.optional(),
      name: z.string().trim().max(200).optional(),
      description: z.string().trim().max(8000).optional(),
    }),
  }),
});
export type FeatureInput = z.output<typeof features.input>;
