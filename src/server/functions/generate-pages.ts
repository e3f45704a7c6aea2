import { generatePages } from "#domain/pages.ts";
import { askPages } from "#server/prompts/pages.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generatePagesFunction = defineFunction(generatePages, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generatePages.name,
    question: askPages,
    kept: (pages) => ({ rows: { pages } }),
  });
  return { count, generationId };
});
