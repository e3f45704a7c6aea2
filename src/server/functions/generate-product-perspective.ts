import * as z from "zod";
import { generateProductPerspective } from "#domain/specifications.ts";
import { askProductPerspective } from "#server/prompts/product-perspective.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateProductPerspectiveFunction = defineFunction(generateProductPerspective, async ({ input, ...context }) => {
  const { projectId: project_id, instruction, saves } = input;
  const run = { project_id, instruction, name: generateProductPerspective.name, question: askProductPerspective };
  const { answer, ...ended } = await runGeneration(context, {
    ...run,
    kept: (text) => ({ answer: text, ...(saves ? { texts: { product_perspective: text } } : {}) }),
  });
  return { ...ended, perspective: z.string().parse(answer) };
});
