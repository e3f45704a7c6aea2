import { type Logo, readLogo } from "#domain/logo.ts";
import { type Db, unwrap } from "./db.ts";

type OfProject = { project_id: string };

/** The logo of the project's style guide, or null. */
export async function getLogo(db: Db, { project_id }: OfProject): Promise<Logo | null> {
  return readLogo(unwrap(await db.from("project_logos").select("png").eq("project_id", project_id).maybeSingle())?.png);
}

/** Takes the place of the one there was; `png` is base64. */
export async function saveLogo(db: Db, { project_id, png }: OfProject & { png: string }) {
  return unwrap(await db.from("project_logos").upsert({ project_id, png }, { onConflict: "project_id" }).select("id").single());
}

export async function removeLogo(db: Db, { project_id }: OfProject) {
  return unwrap(await db.from("project_logos").delete().eq("project_id", project_id).select("id"));
}
