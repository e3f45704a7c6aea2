import { nouns } from "#domain/nouns/all.ts";
import { askPages } from "#server/prompts/pages.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generatePagesFunction = defineFunction(nouns.pages.generate, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: nouns.pages.generate.name,
    question: askPages,
    kept: (pages) => ({ rows: { pages } }),
  });
  return { count, generationId };
});
