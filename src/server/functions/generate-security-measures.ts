import { generateSecurityMeasures } from "#domain/security-measures.ts";
import { askSecurityMeasures } from "#server/prompts/security-measures.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateSecurityMeasuresFunction = defineFunction(generateSecurityMeasures, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generateSecurityMeasures.name,
    question: askSecurityMeasures,
    kept: (security_measures) => ({ rows: { security_measures } }),
  });
  return { count, generationId };
});
