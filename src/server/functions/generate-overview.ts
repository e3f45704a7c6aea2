import { generateOverview } from "#domain/specifications.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateOverviewFunction = defineFunction(generateOverview, async ({ input, ...context }) => {
  const run = await runGeneration(context, { project_id: input.projectId, name: generateOverview.name, question: askOverview });
  return { overview: run.value, generationId: run.generationId };
});
