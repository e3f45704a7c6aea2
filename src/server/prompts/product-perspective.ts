import type { Brief } from "#domain/brief.ts";
import { draftProductPerspective } from "#domain/drafter/product-perspective.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

export function askProductPerspective(brief: Brief): Question<{ text: string }, string> {
  return {
    name: "product-perspective",
    brief,
    instructions: instructions(
      "Write the product perspective: where the product stands among other systems. What it replaces and what has to be taken over from it, which people and machines reach it and how, which systems and services it exchanges data with and in which direction, and what it keeps itself. 80 to 250 words, in paragraphs. Name no system that the material does not name.",
    ),
    prompt: material(brief, { of: "product_perspective", from: ["overview", "scope", "external_interfaces"] }),
    shape: textShape,
    ofText,
    read: readText,
    draft: () => draftProductPerspective(brief),
  };
}
