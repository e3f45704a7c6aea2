import type * as z from "zod";
import { defineNoun, drafts, required } from "./noun.ts";

export const assumptions = defineNoun({
  table: "assumptions",
  one: "assumption",
  many: "assumptions",
  title: "Assumptions",
  prefix: "AS",
  section: "assumptions",
  gist: "statement",
  fields: {
    name: required({
      label: "Name",
      missing: "Name the assumption",
      most: 200,
      asked: "A short title, at most 8 words",
      example: "Buyers pay by card",
    }),
    statement: required({
      label: "Statement",
      missing: "Say what is taken for granted",
      most: 4000,
      asked:
        "What is taken for granted though nobody has confirmed it, as one statement about this product that can turn out false",
      example: "Nearly every buyer has a card to pay with online.",
      hint: "What is taken for granted, though nobody has confirmed it yet.",
    }),
    consequence: required({
      label: "If it is wrong",
      missing: "Say what happens if it is wrong",
      most: 4000,
      asked: "What changes in the product if it is wrong, naming the pages, people or costs concerned",
      example: "The checkout needs a second way to pay, such as an invoice.",
      hint: "What would have to change, and whom that concerns.",
    }),
  },
  stored: {},
  generate: drafts("generate-assumptions"),
});
export type AssumptionInput = z.output<typeof assumptions.input>;
