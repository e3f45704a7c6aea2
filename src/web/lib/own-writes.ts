/** What this window wrote and has read again by itself, by row and revision; another window of the same person has not. */
const revisions = new Set<string>();
const removed = new Set<string>();
/** Rows of tables without revisions, of which an addition can be known and a change cannot. */
const added = new Set<string>();

export function noteWritten({ id, revision }: { id?: unknown; revision?: unknown }) {
  if (typeof id !== "string") return;
  if (typeof revision === "number") revisions.add(`${id} ${revision}`);
  else added.add(id);
}

/** Of several the database says only how many went, so those are read again. */
export function noteRemoved([id, ...others]: readonly string[]) {
  if (id !== undefined && others.length === 0) removed.add(id);
}

/** Whether this window made the change. A row that comes back may be deleted again elsewhere, so a deletion is known once. */
export function isOwnWrite({ op, id, revision }: { op: string; id: string | null; revision: number | null }): boolean {
  if (id === null) return false;
  if (op === "delete") return removed.delete(id);
  return revisions.has(`${id} ${revision}`) || (op === "insert" && added.delete(id));
}
