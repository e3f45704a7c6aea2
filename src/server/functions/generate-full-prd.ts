import { getDraftingRun } from "#data/drafting-runs.ts";
import { listWebEvidence } from "#data/web-evidence.ts";
import { getWebToPrd, type WebToPrd } from "#data/web-to-prd.ts";
import { addProjectFromEntry, aloneWithEntry } from "#data/web-to-prd-projects.ts";
import { draftingParts } from "#domain/drafting-parts.ts";
import { evidenceUnits } from "#domain/evidence/units.ts";
import { Failure } from "#domain/failure.ts";
import { generationLabel } from "#domain/generation-labels.ts";
import { generateFullPrd } from "#domain/web-to-prd.ts";
import { beginDrafting, draftRun } from "./drafting-run.ts";
import { defineFunction, type FunctionContext } from "./function.ts";

/** A project of an analyzed website; what a draft fails at is named, and the project is there all the same. */
export const generateFullPrdFunction = defineFunction(generateFullPrd, async ({ input, ...context }) => {
  const entry = await getWebToPrd(context.db, { id: input.entryId });
  if (!entry) throw new Failure("not_found", "This website is not there any more. Go back to the list.");
  return aloneWithEntry(context.db, entry, () => projectOf(entry, input.instruction, context));
});

async function projectOf(entry: WebToPrd, instruction: string | undefined, context: FunctionContext) {
  const units = evidenceUnits(await listWebEvidence(context.db, { entry_id: entry.id }));
  const project = await addProjectFromEntry(context.db, entry, units);
  const names = draftingParts.map(({ name }) => name);
  // what the team writes into it meanwhile stays, beside what is drafted
  const adds_to_all = true;
  const begun = await beginDrafting(context, { project_id: project.id, names, adds_to_all, instruction });
  // each part is a run of its own, and none of them is the request that came in
  await draftRun({ ...context, request_key: undefined, tell: undefined }, { ...begun, project, names, adds_to_all });
  const run = await getDraftingRun(context.db, { project_id: project.id });
  const missing = run?.parts.filter(({ status }) => status === "failed" || status === "waiting") ?? [];
  return {
    projectId: project.id,
    name: project.name,
    missing: missing.map((part) => generationLabel(part.function).toLowerCase()),
    reason: missing.find(({ error }) => error)?.error ?? undefined,
  };
}
