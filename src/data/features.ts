import type { FeatureInput } from "#domain/nouns/features.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, page_id, section_id, number, revision, name, description, generation_id, created_at";

/** The project's features, or those of them with these ids, oldest first. */
export async function listFeatures(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("features").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type Feature = Awaited<ReturnType<typeof listFeatures>>[number];

/** The feature, or null where it is gone or may not be seen. */
export async function getFeature(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("features").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addFeature(
  db: Db,
  { project_id, page_id, section_id, name, description }: FeatureInput & { project_id: string },
) {
  return unwrap(
    await db.from("features").insert({ project_id, page_id, section_id, name, description }).select(COLUMNS).single(),
  );
}

export async function changeFeature(
  db: Db,
  { id, revision, page_id, section_id, name, description }: FeatureInput & { id: string; revision: number },
) {
  const answer = await db
    .from("features")
    .update({ page_id, section_id, name, description })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("features").select("revision").eq("id", id).maybeSingle());
}

export async function removeFeature(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("features").delete().eq("id", id).select("id").single());
}
