import type { QualityRequirementInput } from "#domain/nouns/quality-requirements.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS =
  "id, project_id, characteristic, number, revision, name, description, target, verification, generation_id, created_at";

/** The project's quality requirements, or those of them with these ids, oldest first. */
export async function listQualityRequirements(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("quality_requirements").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type QualityRequirement = Awaited<ReturnType<typeof listQualityRequirements>>[number];

/** The requirement, or null where it is gone or may not be seen. */
export async function getQualityRequirement(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("quality_requirements").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addQualityRequirement(
  db: Db,
  { project_id, characteristic, name, description, target, verification }: QualityRequirementInput & { project_id: string },
) {
  return unwrap(
    await db
      .from("quality_requirements")
      .insert({ project_id, characteristic, name, description, target, verification })
      .select(COLUMNS)
      .single(),
  );
}

export async function changeQualityRequirement(
  db: Db,
  {
    id,
    revision,
    characteristic,
    name,
    description,
    target,
    verification,
  }: QualityRequirementInput & { id: string; revision: number },
) {
  const answer = await db
    .from("quality_requirements")
    .update({ characteristic, name, description, target, verification })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("quality_requirements").select("revision").eq("id", id).maybeSingle());
}

export async function removeQualityRequirement(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("quality_requirements").delete().eq("id", id).select("id").single());
}
