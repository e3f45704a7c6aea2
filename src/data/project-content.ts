import { pagesWith, readVersionContent } from "#domain/document/version-content.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { type Lists, listFirstPages, listRows } from "./rows.ts";
import { getSpecification, getVersionContent } from "./specifications.ts";

/** All that a project says in its current version; not found where the project may not be seen. */
export async function readProjectContent(db: Db, { project_id }: { project_id: string }): Promise<ProjectContent> {
  const asked = getProject(db, { id: project_id });
  const place = asked.then((project) => ({ project_id, version: currentVersion(project) }));
  const [project, specification, questionnaire, { sections, ...rows }] = await Promise.all([
    asked,
    place.then((current) => getSpecification(db, current)),
    getLatestQuestionnaire(db, { project_id }),
    readLists(db, { lists: allNouns, project_id, place }),
  ]);
  return {
    project,
    specification,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    ...rows,
    pages: pagesWith(rows.pages, sections),
  };
}

/** What a version says: the current one as it stands, another one as it was left; a `Failure` where there is none of this name. */
export async function readContentOf(
  db: Db,
  { project_id, version }: { project_id: string; version?: string | undefined },
): Promise<ProjectContent> {
  if (version === undefined) return readProjectContent(db, { project_id });
  const [project, questionnaire, kept] = await Promise.all([
    getProject(db, { id: project_id }),
    getLatestQuestionnaire(db, { project_id }),
    getVersionContent(db, { project_id, version }),
  ]);
  if (version === currentVersion(project)) return readProjectContent(db, { project_id });
  if (kept === null) throw new Failure("not_found", "This project has no version of that name. Choose another one.");
  const shared = { project: { ...project, version }, questionnaire: questionnaire && readQuestionnaire(questionnaire) };
  return readVersionContent(kept, shared);
}

type Written = { project_id: string; version: string; lists: readonly Noun[]; hasTexts: boolean };

/** What is known of a project, with these lists and, where they are wanted, its texts as they are now. */
export async function readContentAgain(
  db: Db,
  content: ProjectContent,
  { lists, hasTexts, ...place }: Written,
): Promise<ProjectContent> {
  const [{ pages, sections, ...rows }, specification] = await Promise.all([
    lists.length > 0 ? readLists(db, { ...place, lists, place }) : ({} as Partial<Lists>),
    hasTexts ? getSpecification(db, place) : content.specification,
  ]);
  return { ...content, ...rows, specification, pages: pages && sections ? pagesWith(pages, sections) : content.pages };
}

type ProjectVersion = { project_id: string; version: string };
type Asked<Name extends Noun> = { lists: readonly Name[]; project_id: string; place: ProjectVersion | Promise<ProjectVersion> };

/** These lists, whole, in as few requests as they allow. */
async function readLists<Name extends Noun>(db: Db, { lists, project_id, place }: Asked<Name>): Promise<Pick<Lists, Name>> {
  const first = await listFirstPages(db, { project_id, lists });
  const current = await place;
  const whole = async <One extends Name>(noun: One) => [noun, await listRows(db, noun, { ...current, first: first[noun] })];
  const read = lists.map((noun) => whole(noun));
  // `Object.fromEntries` cannot say that each list is its noun's
  return Object.fromEntries(await Promise.all(read)) as Pick<Lists, Name>;
}
