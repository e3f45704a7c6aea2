import { defineNoun, drafts, optional, required } from "./noun.ts";

export const securityMeasures = defineNoun({
  table: "security_measures",
  one: "security measure",
  many: "security measures",
  title: "Security measures",
  prefix: "SM",
  section: "securityMeasures",
  gist: "measure",
  fields: {
    name: required({
      label: "Name",
      missing: "Name the measure",
      most: 200,
      asked: "A short title, at most 8 words",
      example: "Slow down guessed passwords",
    }),
    threat: required({
      label: "Threat",
      missing: "Say what it protects from",
      most: 4000,
      asked: "Who might do what to which data or page of this product, and what would come of it",
      example: "Somebody tries thousands of passwords until one opens an account.",
      hint: "What somebody might do, and what would come of it.",
    }),
    measure: required({
      label: "Measure",
      missing: "Say what is done against it",
      most: 8000,
      asked: "What the product does against it, in 1 to 3 sentences, with numbers for times, counts and lengths",
      example: "After five wrong passwords the account waits 15 minutes.",
      hint: "What the product does against it.",
    }),
    verification: optional({
      label: "Verification",
      most: 4000,
      asked: "The test, check or review that shows it holds, with what must come out",
      hint: "How it is shown that the measure holds.",
    }),
  },
  stored: {},
  generate: drafts("generate-security-measures"),
});
