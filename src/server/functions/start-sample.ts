import { getDraftingRun } from "#data/drafting-runs.ts";
import { getProject } from "#data/projects.ts";
import { findOrStartSample } from "#data/start-project.ts";
import { sampleProject } from "#domain/catalog/sample-project.ts";
import { draftingParts } from "#domain/drafting-parts.ts";
import { startSample } from "#domain/first-project.ts";
import { builtIn } from "#server/ai/built-in.ts";
import { beginDrafting, draftRun } from "./drafting-run.ts";
import { defineFunction, type FunctionContext } from "./function.ts";

/**
 * A specification to look at, answered as soon as its draft has begun. The built-in drafter writes it, within seconds: it costs
 * nobody anything and is the same everywhere.
 */
export const startSampleFunction = defineFunction(startSample, async ({ input, ...context }) => {
  const found = await findOrStartSample(context.db, { organization_id: input.organizationId, ...sampleProject });
  await draftSample(context, found.project_id);
  return { projectId: found.project_id, organizationId: found.owner_id };
});

/** Once: what somebody took out of their sample does not come back. */
async function draftSample(context: FunctionContext, project_id: string): Promise<void> {
  const last = await getDraftingRun(context.db, { project_id });
  if (last && last.status !== "interrupted") return;
  const project = await getProject(context.db, { id: project_id });
  const names = draftingParts.map(({ name }) => name);
  const { is_begun, ...begun } = await beginDrafting(context, { project_id, names, adds_to_all: false });
  if (!is_begun) return;
  const drafter = { ai: builtIn, own_model: false, is_operators: true, daily_limit: undefined };
  const drafters = { ...context.drafters, of: async () => drafter };
  const alone = { ...context, drafters, request_key: undefined, tell: undefined };
  context.goOn(draftRun(alone, { ...begun, project, names, adds_to_all: false }));
}
