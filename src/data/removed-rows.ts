import { type Removal, removalsOf } from "#domain/removals.ts";
import { type Db, unwrap } from "./db.ts";

/** Brings back all that went when these rows were deleted, for a week; answers how many rows. */
export async function restoreRows(db: Db, { ids }: { ids: string[] }) {
  return unwrap(await db.rpc("restore_removed", { ids }));
}

/** What was deleted within a week and can be brought back, the last first; nothing for those who only read. */
export async function listRemovals(db: Db, { project_id }: { project_id: string }): Promise<readonly Removal[]> {
  return removalsOf(unwrap(await db.rpc("get_removals", { project_id })));
}
