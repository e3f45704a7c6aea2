import { getDraftingRun, stopDraftingRun } from "#data/drafting-runs.ts";
import { stopDrafting } from "#domain/drafting-runs.ts";
import { defineFunction } from "./function.ts";

/** The run is marked first, with the caller's rights, so that what is stopped can no longer be written. */
export const stopDraftingFunction = defineFunction(stopDrafting, async ({ db, running, input }) => {
  const { projectId: project_id, runId: run_id } = input;
  const run = await getDraftingRun(db, { project_id });
  const stopped = await stopDraftingRun(db, { run_id });
  // whoever may stop this run need not be one who may stop the run of the project they named
  const writing = stopped && run?.id === run_id ? run.parts.filter(({ status }) => status === "writing") : [];
  for (const { generation_id } of writing) if (generation_id) running.stop(generation_id);
  return { stopped };
});
