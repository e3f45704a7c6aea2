import type { SecurityMeasureInput } from "#domain/nouns/security-measures.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, number, revision, name, threat, measure, verification, generation_id, created_at";

/** The project's security measures, or those of them with these ids, oldest first. */
export async function listSecurityMeasures(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("security_measures").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type SecurityMeasure = Awaited<ReturnType<typeof listSecurityMeasures>>[number];

/** The measure, or null where it is gone or may not be seen. */
export async function getSecurityMeasure(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("security_measures").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addSecurityMeasure(
  db: Db,
  { project_id, name, threat, measure, verification }: SecurityMeasureInput & { project_id: string },
) {
  return unwrap(
    await db.from("security_measures").insert({ project_id, name, threat, measure, verification }).select(COLUMNS).single(),
  );
}

export async function changeSecurityMeasure(
  db: Db,
  { id, revision, name, threat, measure, verification }: SecurityMeasureInput & { id: string; revision: number },
) {
  const answer = await db
    .from("security_measures")
    .update({ name, threat, measure, verification })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("security_measures").select("revision").eq("id", id).maybeSingle());
}

export async function removeSecurityMeasure(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("security_measures").delete().eq("id", id).select("id").single());
}
