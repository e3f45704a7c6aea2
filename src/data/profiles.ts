import type { ProfileInput } from "#domain/profiles.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, first_name, last_name, company, updated_at";

/** The profile, or null where the person never saved one. */
export async function getProfile(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("profiles").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function changeProfile(db: Db, profile: ProfileInput & { id: string; updated_at: string }) {
  return unwrap(await db.from("profiles").upsert(profile).select(COLUMNS).single());
}
