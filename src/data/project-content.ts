import { pagesWith } from "#domain/document/version-content.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { type ListedRow, listRows } from "./rows.ts";
import { getSpecification } from "./specifications.ts";

/** All that a project says in its current version; not found where the project may not be seen. */
export async function readProjectContent(db: Db, { project_id }: { project_id: string }): Promise<ProjectContent> {
  const asked = getProject(db, { id: project_id });
  const place = asked.then((project) => ({ project_id, version: currentVersion(project) }));
  const [project, specification, questionnaire, lists] = await Promise.all([
    asked,
    place.then((current) => getSpecification(db, current)),
    getLatestQuestionnaire(db, { project_id }),
    place.then((current) => Promise.all(allNouns.map(async (noun) => [noun, await listRows(db, noun, current)]))),
  ]);
  // `Object.fromEntries` cannot say that each list is its noun's
  const { sections, ...rows } = Object.fromEntries(lists) as { [Name in Noun]: ListedRow<Name>[] };
  return {
    project,
    specification,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    ...rows,
    pages: pagesWith(rows.pages, sections),
  };
}
