import type { FeatureInput } from "#domain/features.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS = "id, project_id, page_id, section_id, number, revision, name, description, generation_id, created_at";

/** The project's features, oldest first. */
export async function listFeatures(db: Db, { project_id }: { project_id: string }) {
  return unwrapAll((from, to) =>
    db.from("features").select(COLUMNS).eq("project_id", project_id).order("created_at").order("number").range(from, to),
  );
}
export type Feature = Awaited<ReturnType<typeof listFeatures>>[number];

export async function addFeature(
  db: Db,
  { project_id, page_id, section_id, name, description }: FeatureInput & { project_id: string },
) {
  return unwrap(
    await db.from("features").insert({ project_id, page_id, section_id, name, description }).select(COLUMNS).single(),
  );
}

export async function changeFeature(db: Db, { id, page_id, section_id, name, description }: FeatureInput & { id: string }) {
  return unwrap(
    await db.from("features").update({ page_id, section_id, name, description }).eq("id", id).select(COLUMNS).single(),
  );
}

export async function removeFeature(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("features").delete().eq("id", id).select("id").single());
}
