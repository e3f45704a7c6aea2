import { pagesWith } from "#domain/document/version-content.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { type Lists, listFirstPages, listRows } from "./rows.ts";
import { getSpecification } from "./specifications.ts";

/** All that a project says in its current version; not found where the project may not be seen. */
export async function readProjectContent(db: Db, { project_id }: { project_id: string }): Promise<ProjectContent> {
  const asked = getProject(db, { id: project_id });
  const place = asked.then((project) => ({ project_id, version: currentVersion(project) }));
  const [project, specification, questionnaire, { sections, ...rows }] = await Promise.all([
    asked,
    place.then((current) => getSpecification(db, current)),
    getLatestQuestionnaire(db, { project_id }),
    listFirstPages(db, { project_id, lists: allNouns }).then(async (first) => readLists(db, { ...(await place), first })),
  ]);
  return {
    project,
    specification,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    ...rows,
    pages: pagesWith(rows.pages, sections),
  };
}

type Begun = { project_id: string; version: string; first: Partial<Lists> };

/** Every list, of which the first pages are known. */
async function readLists(db: Db, { first, ...place }: Begun): Promise<Lists> {
  const lists = allNouns.map(async (noun) => [noun, await listRows(db, noun, { ...place, first: first[noun] })] as const);
  // `Object.fromEntries` cannot say that each list is its noun's
  return Object.fromEntries(await Promise.all(lists)) as Lists;
}
