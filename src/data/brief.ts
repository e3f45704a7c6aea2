import type { Brief } from "#domain/brief.ts";
import { fallbackVersion } from "#domain/projects.ts";
import type { Db } from "./db.ts";
import { readProjectContent } from "./project-content.ts";
import { getProject } from "./projects.ts";

/** All that a draft of the project is made from, read at once; not found where the project may not be seen. */
export async function readBrief(db: Db, { project_id }: { project_id: string }): Promise<Brief> {
  const asked = getProject(db, { id: project_id });
  const version = asked.then((project) => project.version ?? fallbackVersion);
  const [project, content] = await Promise.all([asked, readProjectContent(db, { project_id, version })]);
  return { documents: [], project, ...content };
}
