import type { Brief } from "#domain/brief.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { listRows } from "./rows.ts";
import { getSpecification } from "./specifications.ts";

/** All that a draft of the project is made from, read at once; not found where the project may not be seen. */
export async function readBrief(db: Db, { project_id }: { project_id: string }): Promise<Brief> {
  const asked = getProject(db, { id: project_id });
  const of = { project_id };
  const current = asked.then(({ version }) => version ?? fallbackVersion);
  const [project, specification, questionnaire, user_classes, pages, sections, user_stories, features, risks, assurance] =
    await Promise.all([
      asked,
      current.then((version) => getSpecification(db, { project_id, version })),
      getLatestQuestionnaire(db, of),
      listRows(db, "user_classes", of),
      listRows(db, "pages", of),
      listRows(db, "sections", of),
      listRows(db, "user_stories", of),
      listRows(db, "features", of),
      current.then((version) => listRows(db, "risks", { project_id, where: { version } })),
      readAssurance(db, of),
    ]);
  const sectionsOf = Map.groupBy(sections, ({ page_id }) => page_id);
  return {
    documents: [],
    project,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    specification,
    user_classes,
    pages: pages.map((page) => ({ ...page, sections: sectionsOf.get(page.id) ?? [] })),
    user_stories,
    features,
    risks,
    ...assurance,
  };
}

async function readAssurance(db: Db, of: { project_id: string }) {
  const [security_measures, test_cases, external_interfaces, quality_requirements] = await Promise.all([
    listRows(db, "security_measures", of),
    listRows(db, "test_cases", of),
    listRows(db, "external_interfaces", of),
    listRows(db, "quality_requirements", of),
  ]);
  return { security_measures, test_cases, external_interfaces, quality_requirements };
}
