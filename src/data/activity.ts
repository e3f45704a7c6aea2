import type { ActivityEntry, ActivityFilter } from "#domain/activity.ts";
import { type Db, unwrap } from "./db.ts";

/** How many entries are read at once. */
export const ACTIVITY_AT_ONCE = 40;

/** What happened to a project, the last first; `before` is when the earliest that is known already began. */
export async function listActivity(
  db: Db,
  { project_id, before, person, list }: ActivityFilter & { project_id: string; before?: string | undefined },
): Promise<ActivityEntry[]> {
  const asked = { project_id, ...(before ? { before } : {}), ...(person ? { person } : {}), ...(list ? { list } : {}) };
  return unwrap(await db.rpc("list_activity", asked, { get: true })) as unknown as ActivityEntry[];
}
