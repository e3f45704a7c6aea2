import { generateQualityRequirements } from "#domain/quality-requirements.ts";
import { askQualityRequirements } from "#server/prompts/quality-requirements.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateQualityRequirementsFunction = defineFunction(generateQualityRequirements, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generateQualityRequirements.name,
    question: askQualityRequirements,
    kept: (quality_requirements) => ({ rows: { quality_requirements } }),
  });
  return { count, generationId };
});
