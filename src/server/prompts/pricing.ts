import type { Brief } from "#domain/brief.ts";
import { draftPricing } from "#domain/drafter/pricing.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

export function askPricing(brief: Brief): Question<{ text: string }, string> {
  return {
    name: "pricing",
    brief,
    instructions: instructions(
      "Write the pricing: the plans, what each costs and contains, the limits, and the rules of billing, as fits the business model. Say that amounts are proposals. 100 to 350 words.",
    ),
    prompt: material(brief, { of: "pricing", from: ["business_model"] }),
    shape: textShape,
    ofText,
    read: readText,
    draft: () => draftPricing(brief),
  };
}
