import { mutationOptions } from "@tanstack/react-query";
import { recordExport } from "#data/audit-events.ts";
import { listExternalInterfaces } from "#data/external-interfaces.ts";
import { listFeatures } from "#data/features.ts";
import { listPages } from "#data/pages.ts";
import { listQualityRequirements } from "#data/quality-requirements.ts";
import { getLatestQuestionnaire } from "#data/questionnaires.ts";
import { listProjectSections } from "#data/sections.ts";
import { listSecurityMeasures } from "#data/security-measures.ts";
import { getSpecification } from "#data/specifications.ts";
import { listTestCases } from "#data/test-cases.ts";
import { listUserClasses } from "#data/user-classes.ts";
import { listUserStories } from "#data/user-stories.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { readRisks } from "#domain/risks.ts";
import { saveFile, slug } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import type { Project } from "./projects.ts";
import { currentVersion } from "./specifications.ts";

/** The project's current version as one Markdown file. */
export const downloadMarkdownMutation = (project: Project) =>
  mutationOptions({
    mutationFn: async () => {
      const [rows, { buildDocument }, { toMarkdown }] = await Promise.all([
        gather(project),
        import("#domain/document/build-document.ts"),
        import("#domain/export/markdown.ts"),
      ]);
      const text = toMarkdown(buildDocument({ ...rows, generated_at: new Date().toISOString() }));
      const version = currentVersion(project).replace(/[^\p{L}\p{N}._-]+/gu, "-");
      await recordExport(db, { project_id: project.id, what: "specification", format: "markdown" });
      saveFile({ name: `${slug(project.name)}-srs-v${version}.md`, text, type: "text/markdown" });
    },
    meta: { failure: "document.failed" },
  });

async function gather(project: Project) {
  const project_id = project.id;
  const [specification, questionnaire, user_classes, pages, sections, user_stories, features, assurance] = await Promise.all([
    getSpecification(db, { project_id, version: currentVersion(project) }),
    getLatestQuestionnaire(db, { project_id }),
    listUserClasses(db, { project_id }),
    listPages(db, { project_id }),
    listProjectSections(db, { project_id }),
    listUserStories(db, { project_id }),
    listFeatures(db, { project_id }),
    gatherAssurance(project_id),
  ]);
  return {
    project,
    specification,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    user_classes,
    pages: pages.map((page) => ({ ...page, sections: sections.filter(({ page_id }) => page_id === page.id) })),
    user_stories,
    features,
    risks: readRisks(specification?.security_risks),
    ...assurance,
  };
}

async function gatherAssurance(project_id: string) {
  const [security_measures, test_cases, external_interfaces, quality_requirements] = await Promise.all([
    listSecurityMeasures(db, { project_id }),
    listTestCases(db, { project_id }),
    listExternalInterfaces(db, { project_id }),
    listQualityRequirements(db, { project_id }),
  ]);
  return { security_measures, test_cases, external_interfaces, quality_requirements };
}
