import type { Citable } from "#domain/citation.ts";
import { type Removal, removalsOf } from "#domain/removals.ts";
import { type Db, unwrap } from "./db.ts";

/** The lists of a project whose rows are tables' rows; risks live inside the specification. */
export type ProjectList = Exclude<Citable, "risks">;

/** Deletes rows of one list, all or none; answers how many. */
export async function removeRows(db: Db, { project_id, list, ids }: { project_id: string; list: ProjectList; ids: string[] }) {
  return unwrap(await db.rpc("remove_rows", { project_id, table_name: list, ids }));
}

/** Brings back all that went when these rows were deleted, for a week; answers how many rows. */
export async function restoreRows(db: Db, { ids }: { ids: string[] }) {
  return unwrap(await db.rpc("restore_removed", { ids }));
}

/** What was deleted within a week and can be brought back, the last first; nothing for those who only read. */
export async function listRemovals(db: Db, { project_id }: { project_id: string }): Promise<readonly Removal[]> {
  return removalsOf(unwrap(await db.rpc("get_removals", { project_id })));
}
