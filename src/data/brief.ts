import type { Brief } from "#domain/brief.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { readRisks } from "#domain/risks.ts";
import type { Db } from "./db.ts";
import { listFeatures } from "./features.ts";
import { listPages } from "./pages.ts";
import { getProject } from "./projects.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { listProjectSections } from "./sections.ts";
import { getSpecification } from "./specifications.ts";
import { listUserClasses } from "./user-classes.ts";
import { listUserStories } from "./user-stories.ts";

/** All that a draft of the project is made from, read at once; not found where the project may not be seen. */
export async function readBrief(db: Db, { project_id }: { project_id: string }): Promise<Brief> {
  const asked = getProject(db, { id: project_id });
  const [project, specification, questionnaire, user_classes, pages, sections, user_stories, features] = await Promise.all([
    asked,
    asked.then(({ version }) => getSpecification(db, { project_id, version: version ?? fallbackVersion })),
    getLatestQuestionnaire(db, { project_id }),
    listUserClasses(db, { project_id }),
    listPages(db, { project_id }),
    listProjectSections(db, { project_id }),
    listUserStories(db, { project_id }),
    listFeatures(db, { project_id }),
  ]);
  const sectionsOf = Map.groupBy(sections, ({ page_id }) => page_id);
  return {
    project,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    specification,
    user_classes,
    pages: pages.map((page) => ({ ...page, sections: sectionsOf.get(page.id) ?? [] })),
    user_stories,
    features,
    risks: readRisks(specification?.security_risks),
  };
}
