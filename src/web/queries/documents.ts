import { mutationOptions } from "@tanstack/react-query";
import { recordExport } from "#data/audit-events.ts";
import { getLatestQuestionnaire } from "#data/questionnaires.ts";
import { listRows } from "#data/rows.ts";
import { getSpecification } from "#data/specifications.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { saveFile, slug } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import type { PuttingTogether } from "./document-worker.ts";
import type { Project } from "./projects.ts";
import { currentVersion } from "./specifications.ts";

/** In milliseconds: how long a document may take with the formatting of its texts, and again without it. */
const PATIENCE = 15_000;

/** The project's current version as one Markdown file. */
export const downloadMarkdownMutation = (project: Project) =>
  mutationOptions({
    mutationFn: async () => {
      const given = { ...(await gather(project)), generated_at: new Date().toISOString() };
      const text = (await putTogether({ given, plain: false })) ?? (await putTogether({ given, plain: true }));
      if (text === undefined) throw new Error("The document could not be put together in time.");
      const version = currentVersion(project).replace(/[^\p{L}\p{N}._-]+/gu, "-");
      await recordExport(db, { project_id: project.id, what: "specification", format: "markdown" });
      saveFile({ name: `${slug(project.name)}-srs-v${version}.md`, text, type: "text/markdown" });
    },
    meta: { failure: "document.failed" },
  });

/** Beside the page and not on it, since texts may have been written to take for ever; nothing where they do. */
async function putTogether(asked: PuttingTogether): Promise<string | undefined> {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  const text = new Promise<string | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  worker.postMessage(asked);
  return text.finally(() => worker.terminate());
}

async function gather(project: Project) {
  const project_id = project.id;
  const version = currentVersion(project);
  const [specification, questionnaire, user_classes, pages, sections, user_stories, features, risks, assurance] =
    await Promise.all([
      getSpecification(db, { project_id, version }),
      getLatestQuestionnaire(db, { project_id }),
      listRows(db, "user_classes", { project_id }),
      listRows(db, "pages", { project_id }),
      listRows(db, "sections", { project_id }),
      listRows(db, "user_stories", { project_id }),
      listRows(db, "features", { project_id }),
      listRows(db, "risks", { project_id, where: { version } }),
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
    risks,
    ...assurance,
  };
}

async function gatherAssurance(project_id: string) {
  const [security_measures, test_cases, external_interfaces, quality_requirements] = await Promise.all([
    listRows(db, "security_measures", { project_id }),
    listRows(db, "test_cases", { project_id }),
    listRows(db, "external_interfaces", { project_id }),
    listRows(db, "quality_requirements", { project_id }),
  ]);
  return { security_measures, test_cases, external_interfaces, quality_requirements };
}
