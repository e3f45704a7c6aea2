import type { Database } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS =
  "id, project_id, version, revision, project_overview, project_scope, references_list, product_perspective, business_model, business_model_type, payment_provider, pricing_details, frontend_details, backend_details, database_details, third_party_integrations, design_system, custom_design_system_url, selected_colors, selected_typography, selected_corners, design_connections, security_risks, updated_at";

export type SpecificationWords = Omit<
  Database["public"]["Tables"]["specifications"]["Update"],
  "id" | "project_id" | "version" | "revision" | "created_at" | "updated_at"
>;

/** The specification of one version, or null where none was saved yet. */
export async function getSpecification(db: Db, { project_id, version }: { project_id: string; version: string }) {
  return unwrap(
    await db.from("specifications").select(COLUMNS).eq("project_id", project_id).eq("version", version).maybeSingle(),
  );
}
export type Specification = NonNullable<Awaited<ReturnType<typeof getSpecification>>>;

/** The project's stored versions, newest change first. */
export async function listSpecifications(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db
      .from("specifications")
      .select("id, version, updated_at")
      .eq("project_id", project_id)
      .order("updated_at", { ascending: false }),
  );
}

/** Inserts or updates the one row of the project's version; words that are not given stay as they are. */
export async function saveSpecification(
  db: Db,
  { project_id, version, words }: { project_id: string; version: string; words: SpecificationWords },
) {
  return unwrap(
    await db
      .from("specifications")
      .upsert({ project_id, version, ...words }, { onConflict: "project_id,version" })
      .select(COLUMNS)
      .single(),
  );
}

/** Every specification of the project goes; part of deleting a project. */
export async function removeSpecifications(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.from("specifications").delete().eq("project_id", project_id).select("id"));
}
