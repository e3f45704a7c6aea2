import { type ProjectParts, readProjectParts } from "#data/project-parts.ts";
import { db } from "#web/lib/supabase.ts";
import { togetherOf } from "#web/lib/together.ts";

const gathered = togetherOf<ProjectParts>((project_id, parts) => readProjectParts(db, { project_id, parts }));

/** What is asked for in the same moment is one request; undefined is to be read by itself. */
export const readProjectPart = <Part extends keyof ProjectParts>(part: Part, project_id: string) => gathered(project_id)(part);
