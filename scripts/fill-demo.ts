import type { Db } from "#data/db.ts";
import { callDrafting, callFunction } from "#data/functions.ts";
import { addProject } from "#data/projects.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { addRow } from "#data/rows.ts";
import { saveSpecification } from "#data/specifications.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import type { DemoProject } from "./demo-projects.ts";

/** A project with all that is drafted of it; answers its id. */
export async function fillDemo(db: Db, organization_id: string, demo: DemoProject): Promise<string> {
  const project = await addProject(db, { organization_id, name: demo.name, type: demo.type, description: null });
  const projectId = project.id;
  await addQuestionnaire(db, { project_id: projectId, form: demo.questionnaire });
  const { overview } = await callFunction(db, generateOverview, { projectId });
  const { scope } = await callFunction(db, generateScope, { projectId });
  const { pricing } = await callFunction(db, generatePricing, { projectId });
  await addRow(db, "risks", { ...demo.risk, project_id: projectId });
  for (const noun of allNouns) {
    if (noun !== "sections") await callDrafting(db, nouns[noun].generate, { projectId });
  }
  await saveSpecification(db, {
    project_id: projectId,
    version: project.version,
    words: {
      project_overview: overview,
      project_scope: scope,
      pricing_details: pricing ?? null,
      references_list: demo.references_list,
      product_perspective: demo.product_perspective,
    },
  });
  return projectId;
}
