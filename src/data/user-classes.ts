import type { UserClassInput } from "#domain/user-classes.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS = "id, project_id, number, revision, name, description, privileges, generation_id, created_at";

/** The project's user classes, oldest first. */
export async function listUserClasses(db: Db, { project_id }: { project_id: string }) {
  return unwrapAll((from, to) =>
    db.from("user_classes").select(COLUMNS).eq("project_id", project_id).order("created_at").order("number").range(from, to),
  );
}
export type UserClass = Awaited<ReturnType<typeof listUserClasses>>[number];

export async function addUserClass(
  db: Db,
  { project_id, name, description, privileges }: UserClassInput & { project_id: string },
) {
  return unwrap(await db.from("user_classes").insert({ project_id, name, description, privileges }).select(COLUMNS).single());
}

export async function changeUserClass(db: Db, { id, name, description, privileges }: UserClassInput & { id: string }) {
  return unwrap(await db.from("user_classes").update({ name, description, privileges }).eq("id", id).select(COLUMNS).single());
}

export async function removeUserClass(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("user_classes").delete().eq("id", id).select("id").single());
}
