import type { UserClassInput } from "#domain/nouns/user-classes.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, number, revision, name, description, privileges, generation_id, created_at";

/** The project's user classes, or those of them with these ids, oldest first. */
export async function listUserClasses(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("user_classes").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type UserClass = Awaited<ReturnType<typeof listUserClasses>>[number];

/** The user class, or null where it is gone or may not be seen. */
export async function getUserClass(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("user_classes").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addUserClass(
  db: Db,
  { project_id, name, description, privileges }: UserClassInput & { project_id: string },
) {
  return unwrap(await db.from("user_classes").insert({ project_id, name, description, privileges }).select(COLUMNS).single());
}

export async function changeUserClass(
  db: Db,
  { id, revision, name, description, privileges }: UserClassInput & { id: string; revision: number },
) {
  const answer = await db
    .from("user_classes")
    .update({ name, description, privileges })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("user_classes").select("revision").eq("id", id).maybeSingle());
}

export async function removeUserClass(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("user_classes").delete().eq("id", id).select("id").single());
}
