import type { Brief } from "#domain/brief.ts";
import { readRisks } from "#domain/nouns/risks.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { listExternalInterfaces } from "./external-interfaces.ts";
import { listFeatures } from "./features.ts";
import { listPages } from "./pages.ts";
import { getProject } from "./projects.ts";
import { listQualityRequirements } from "./quality-requirements.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { listProjectSections } from "./sections.ts";
import { listSecurityMeasures } from "./security-measures.ts";
import { getSpecification } from "./specifications.ts";
import { listTestCases } from "./test-cases.ts";
import { listUserClasses } from "./user-classes.ts";
import { listUserStories } from "./user-stories.ts";

/** All that a draft of the project is made from, read at once; not found where the project may not be seen. */
export async function readBrief(db: Db, { project_id }: { project_id: string }): Promise<Brief> {
  const asked = getProject(db, { id: project_id });
  const of = { project_id };
  const [project, specification, questionnaire, user_classes, pages, sections, user_stories, features, assurance] =
    await Promise.all([
      asked,
      asked.then(({ version }) => getSpecification(db, { project_id, version: version ?? fallbackVersion })),
      getLatestQuestionnaire(db, of),
      listUserClasses(db, of),
      listPages(db, of),
      listProjectSections(db, of),
      listUserStories(db, of),
      listFeatures(db, of),
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
    risks: readRisks(specification?.security_risks),
    ...assurance,
  };
}

async function readAssurance(db: Db, of: { project_id: string }) {
  const [security_measures, test_cases, external_interfaces, quality_requirements] = await Promise.all([
    listSecurityMeasures(db, of),
    listTestCases(db, of),
    listExternalInterfaces(db, of),
    listQualityRequirements(db, of),
  ]);
  return { security_measures, test_cases, external_interfaces, quality_requirements };
}
