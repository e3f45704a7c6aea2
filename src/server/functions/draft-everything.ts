import { getProject } from "#data/projects.ts";
import { draftingParts, withDependents } from "#domain/drafting-parts.ts";
import { draftEverything } from "#domain/drafting-runs.ts";
import { beginDrafting, draftRun } from "./drafting-run.ts";
import { defineFunction } from "./function.ts";

/** Answers once the run has begun: whoever watches reads from the database what it is at. */
export const draftEverythingFunction = defineFunction(draftEverything, async ({ input, ...context }) => {
  const { projectId, runId, addsToAll: adds_to_all = false, parts, instruction } = input;
  const project = await getProject(context.db, { id: projectId });
  const names = parts ? withDependents(parts) : draftingParts.map(({ name }) => name);
  const wanted = { project_id: projectId, names, adds_to_all, instruction, goes_on: runId };
  const { is_begun, ...begun } = await beginDrafting(context, wanted);
  // each part is a run of its own, and none of them is the request that came in
  if (is_begun) context.goOn(draftRun({ ...context, request_key: undefined }, { ...begun, project, names, adds_to_all }));
  return { runId: begun.run_id, isBegun: is_begun };
});
