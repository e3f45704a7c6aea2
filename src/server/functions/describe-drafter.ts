import { getProject } from "#data/projects.ts";
import { describeDrafter } from "#domain/generations.ts";
import { defineFunction } from "./function.ts";

export const describeDrafterFunction = defineFunction(describeDrafter, async ({ db, drafters, web, input }) => {
  const project = input.projectId === undefined ? undefined : await getProject(db, { id: input.projectId });
  const { ai, own_model } = await drafters.of(db, project?.organization_id ?? input.organizationId);
  const searches_web = web.search !== undefined;
  return { provider: ai.provider, model: ai.model, built_in: ai.built_in, own: own_model, searches_web };
});
