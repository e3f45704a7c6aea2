import { mutationOptions } from "@tanstack/react-query";
import { recordExport } from "#data/audit-events.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getVersionContent } from "#data/specifications.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import { slug } from "#domain/export/file-name.ts";
import { toProjectFile } from "#domain/export/json.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import type { PuttingTogether } from "./document-worker.ts";
import type { Project } from "./projects.ts";

/** In milliseconds: how long a document may take with the formatting of its texts, and again without it. */
const PATIENCE = 15_000;

/** A version of the project as one Markdown file. */
export const downloadMarkdownMutation = (project: Project, version = currentVersion(project)) =>
  mutationOptions({
    mutationFn: async () => {
      const given = { ...(await readContent(project, version)), generated_at: new Date().toISOString() };
      const text = (await putTogether({ given, plain: false })) ?? (await putTogether({ given, plain: true }));
      if (text === undefined) throw new Error("The document could not be put together in time.");
      await recordExport(db, { project_id: project.id, what: "specification", format: "markdown" });
      saveFile({ name: `${fileName(project, version)}.md`, text, type: "text/markdown" });
    },
    meta: { failure: "document.failed" },
  });

/** A version of the project as one JSON file, from which an import makes the same rows again. */
export const downloadJsonMutation = (project: Project, version = currentVersion(project)) =>
  mutationOptions({
    mutationFn: async () => {
      const file = toProjectFile(await readContent(project, version), { generated_at: new Date().toISOString() });
      await recordExport(db, { project_id: project.id, what: "specification", format: "json" });
      saveFile({
        name: `${fileName(project, version)}.json`,
        text: `${JSON.stringify(file, null, 2)}\n`,
        type: "application/json",
      });
    },
    meta: { failure: "document.failed" },
  });

/** What a version says: the current one as it stands, another one as it was left. */
async function readContent(project: Project, version: string): Promise<ProjectContent> {
  const now = await readProjectContent(db, { project_id: project.id });
  if (version === currentVersion(project)) return now;
  const kept = await getVersionContent(db, { project_id: project.id, version });
  return readVersionContent(kept, { project: { ...now.project, version }, questionnaire: now.questionnaire });
}

function fileName(project: Project, version: string): string {
  return `${slug(project.name)}-srs-v${version.replace(/[^\p{L}\p{N}._-]+/gu, "-")}`;
}

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
