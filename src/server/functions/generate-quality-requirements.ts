import { nouns } from "#domain/nouns/all.ts";
import { askQualityRequirements } from "#server/prompts/quality-requirements.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateQualityRequirementsFunction = defineFunction(
  nouns.quality_requirements.generate,
  async ({ input, ...context }) => {
    const { count, generationId } = await runGeneration(context, {
      project_id: input.projectId,
      name: nouns.quality_requirements.generate.name,
      question: askQualityRequirements,
      kept: (quality_requirements) => ({ rows: { quality_requirements } }),
    });
    return { count, generationId };
  },
);
