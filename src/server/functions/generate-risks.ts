import { generateRisks } from "#domain/risks.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateRisksFunction = defineFunction(generateRisks, async ({ input, ...context }) => {
  const run = await runGeneration(context, { project_id: input.projectId, name: generateRisks.name, question: askRisks });
  return { risks: run.value, generationId: run.generationId };
});
