import { generateExternalInterfaces } from "#domain/external-interfaces.ts";
import { askExternalInterfaces } from "#server/prompts/external-interfaces.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateExternalInterfacesFunction = defineFunction(generateExternalInterfaces, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generateExternalInterfaces.name,
    question: askExternalInterfaces,
    kept: (external_interfaces) => ({ rows: { external_interfaces } }),
  });
  return { count, generationId };
});
