import type { WebToPrdEntry } from "#domain/web-to-prd.ts";
import { ideaOf, questionnaireOf } from "#domain/web-to-prd-project.ts";
import type { Db } from "./db.ts";
import { addProject, removeProject } from "./projects.ts";
import { addQuestionnaire } from "./questionnaires.ts";

/** A project of an analyzed website with its questionnaire filled, or neither. */
export async function addProjectFromEntry(db: Db, entry: WebToPrdEntry & { organization_id: string }) {
  const form = questionnaireOf(entry);
  const project = await addProject(db, {
    organization_id: entry.organization_id,
    name: entry.name.slice(0, 200),
    type: form.project_type,
    description: ideaOf(entry).slice(0, 8000),
  });
  await addQuestionnaire(db, { project_id: project.id, form }).catch(async (error: unknown) => {
    await removeProject(db, { id: project.id });
    throw error;
  });
  return project;
}
