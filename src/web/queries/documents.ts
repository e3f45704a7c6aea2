import { mutationOptions } from "@tanstack/react-query";
import { recordExport } from "#data/audit-events.ts";
import { readProjectContent } from "#data/project-content.ts";
import { toProjectFile } from "#domain/export/json.ts";
import { currentVersion } from "#domain/projects.ts";
import { saveFile, slug } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import type { PuttingTogether } from "./document-worker.ts";
import type { Project } from "./projects.ts";

/** In milliseconds: how long a document may take with the formatting of its texts, and again without it. */
const PATIENCE = 15_000;

/** The project's current version as one Markdown file. */
export const downloadMarkdownMutation = (project: Project) =>
  mutationOptions({
    mutationFn: async () => {
      const given = { ...(await readProjectContent(db, { project_id: project.id })), generated_at: new Date().toISOString() };
      const text = (await putTogether({ given, plain: false })) ?? (await putTogether({ given, plain: true }));
      if (text === undefined) throw new Error("The document could not be put together in time.");
      await recordExport(db, { project_id: project.id, what: "specification", format: "markdown" });
      saveFile({ name: `${fileName(project)}.md`, text, type: "text/markdown" });
    },
    meta: { failure: "document.failed" },
  });

/** The project's current version as one JSON file, from which an import makes the same rows again. */
export const downloadJsonMutation = (project: Project) =>
  mutationOptions({
    mutationFn: async () => {
      const file = toProjectFile(await readProjectContent(db, { project_id: project.id }), {
        generated_at: new Date().toISOString(),
      });
      await recordExport(db, { project_id: project.id, what: "specification", format: "json" });
      saveFile({ name: `${fileName(project)}.json`, text: `${JSON.stringify(file, null, 2)}\n`, type: "application/json" });
    },
    meta: { failure: "document.failed" },
  });

function fileName(project: Project): string {
  return `${slug(project.name)}-srs-v${currentVersion(project).replace(/[^\p{L}\p{N}._-]+/gu, "-")}`;
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
