import { nouns } from "#domain/nouns/all.ts";
import { askSecurityMeasures } from "#server/prompts/security-measures.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateSecurityMeasuresFunction = defineFunction(
  nouns.security_measures.generate,
  async ({ input, ...context }) => {
    const { count, generationId } = await runGeneration(context, {
      project_id: input.projectId,
      name: nouns.security_measures.generate.name,
      question: askSecurityMeasures,
      kept: (security_measures) => ({ rows: { security_measures } }),
    });
    return { count, generationId };
  },
);
