import type { OrganizationInput } from "#domain/organizations.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, name, created_by, created_at";

/** The caller's organizations, newest first. */
export async function listOrganizations(db: Db) {
  return unwrap(await db.from("organizations").select(COLUMNS).order("created_at", { ascending: false }));
}
export type Organization = Awaited<ReturnType<typeof listOrganizations>>[number];

export async function addOrganization(db: Db, { name, created_by }: OrganizationInput & { created_by: string }) {
  return unwrap(await db.from("organizations").insert({ name, created_by }).select(COLUMNS).single());
}

export async function getOrganizationName(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("organizations").select("name").eq("id", id).single()).name;
}

export async function changeOrganization(db: Db, { id, name }: OrganizationInput & { id: string }) {
  return unwrap(await db.from("organizations").update({ name }).eq("id", id).select(COLUMNS).single());
}

export async function removeOrganization(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("organizations").delete().eq("id", id).select("id").single());
}
