import { generateScope } from "#domain/specifications.ts";
import { askScope } from "#server/prompts/scope.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateScopeFunction = defineFunction(generateScope, async ({ input, ...context }) => {
  const run = await runGeneration(context, { project_id: input.projectId, name: generateScope.name, question: askScope });
  return { scope: run.value, generationId: run.generationId };
});
