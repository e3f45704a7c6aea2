import { draftPricing } from "#domain/drafter/pricing.ts";
import { textQuestion } from "./text-question.ts";

export const askPricing = textQuestion({
  name: "pricing",
  task: "Write the pricing: the plans, what each costs and contains, the limits, and the rules of billing, as fits the business model. Say that amounts are proposals. 100 to 350 words.",
  from: ["business_model"],
  draft: draftPricing,
});
