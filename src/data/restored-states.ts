import * as z from "zod";
import type { RestoredPart } from "#domain/compare/restoring.ts";
import { type Db, unwrap } from "./db.ts";

type Asked = {
  project_id: string;
  version: string;
  /** One of the states the version was left in; without it the one it stands for. */
  snapshot_id?: string;
  /** Everything where it is left out. */
  only?: readonly RestoredPart[];
  /** What came since stays. */
  keeps_added?: boolean;
};

const restoredParts = z.array(z.object({ table: z.string(), id: z.string() }));

/**
 * Makes the project, or some of it, what was kept of a version, as new revisions. Answers what undoes it: the state before, and what
 * changed. A `Failure` where nothing differs.
 */
export async function restoreState(db: Db, { project_id, version, snapshot_id, only, keeps_added = false }: Asked) {
  const asked = { project_id, version, keeps_added, ...(snapshot_id ? { snapshot_id } : {}) };
  const answer = unwrap(await db.rpc("restore_state", { ...asked, ...(only ? { parts: [...only] } : {}) }).single());
  const { state_id, state_version, restored } = answer;
  return { project_id, version: state_version, snapshot_id: state_id, only: restoredParts.parse(restored) };
}
