import type * as z from "zod";
import { defineNoun, drafts, optional, required } from "./noun.ts";

export const glossaryTerms = defineNoun({
  table: "glossary_terms",
  one: "glossary term",
  many: "glossary terms",
  title: "Glossary",
  prefix: "GT",
  section: "glossary",
  gist: "definition",
  fields: {
    name: required({
      label: "Term",
      missing: "Write the term",
      most: 200,
      asked: "The word, phrase or abbreviation as the specification uses it, in the singular",
      example: "Booking",
    }),
    definition: required({
      label: "Definition",
      missing: "Say what the term means",
      most: 4000,
      asked: "What it means in this product, in one or two sentences that do not use the term itself",
      example: "A box a buyer has paid for and not yet collected.",
    }),
    avoid: optional({
      label: "Not to be used for it",
      most: 1000,
      asked:
        "Other words people use for the same thing, which this specification should not use, separated by commas; empty if none",
      hint: "Other words for the same thing, separated by commas.",
      example: "reservation, order",
    }),
  },
  stored: {},
  generate: drafts("generate-glossary"),
});
export type GlossaryTermInput = z.output<typeof glossaryTerms.input>;
