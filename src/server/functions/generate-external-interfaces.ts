import { nouns } from "#domain/nouns/all.ts";
import { askExternalInterfaces } from "#server/prompts/external-interfaces.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateExternalInterfacesFunction = defineFunction(
  nouns.external_interfaces.generate,
  async ({ input, ...context }) => {
    const { count, generationId } = await runGeneration(context, {
      project_id: input.projectId,
      name: nouns.external_interfaces.generate.name,
      question: askExternalInterfaces,
      kept: (external_interfaces) => ({ rows: { external_interfaces } }),
    });
    return { count, generationId };
  },
);
