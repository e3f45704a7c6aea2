import { draftProductPerspective } from "#domain/drafter/product-perspective.ts";
import { textQuestion } from "./text-question.ts";

export const askProductPerspective = textQuestion({
  name: "product_perspective",
  task: "Write the product perspective: where the product stands among other systems. What it replaces and what has to be taken over from it, which people and machines reach it and how, which systems and services it exchanges data with and in which direction, and what it keeps itself. 80 to 250 words, in paragraphs. Name no system that the material does not name.",
  from: ["overview", "scope", "external_interfaces"],
  draft: draftProductPerspective,
});
