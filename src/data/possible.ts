import type { PossibleFinding } from "#domain/quality/possible/possible.ts";
import { type Db, unwrap } from "./db.ts";

const MOST = 5000;

/** What language models believed of a project's rows, in the order it was found. */
export async function listPossible(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.from("possible_findings").select("*").eq("project_id", project_id).order("found_at").limit(MOST));
}

export async function addPossible(
  db: Db,
  { project_id, model, found }: { project_id: string; model: string; found: readonly PossibleFinding[] },
) {
  if (found.length === 0) return [];
  const rows = found.map((one) => ({ ...one, project_id, model }));
  return unwrap(await db.from("possible_findings").insert(rows).select("id"));
}

export async function decidePossible(
  db: Db,
  { project_id, id, state }: { project_id: string; id: string; state: "open" | "taken" | "dismissed" },
) {
  return unwrap(
    await db.from("possible_findings").update({ state }).eq("project_id", project_id).eq("id", id).select("id").single(),
  );
}
