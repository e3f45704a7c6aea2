import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, kind, number, revision, name, description, generation_id, created_at";

/** The project's external interfaces, or those of them with these ids, oldest first. */
export async function listExternalInterfaces(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("external_interfaces").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type ExternalInterface = Awaited<ReturnType<typeof listExternalInterfaces>>[number];

/** The interface, or null where it is gone or may not be seen. */
export async function getExternalInterface(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("external_interfaces").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addExternalInterface(
  db: Db,
  { project_id, kind, name, description }: ExternalInterfaceInput & { project_id: string },
) {
  return unwrap(await db.from("external_interfaces").insert({ project_id, kind, name, description }).select(COLUMNS).single());
}

export async function changeExternalInterface(
  db: Db,
  { id, revision, kind, name, description }: ExternalInterfaceInput & { id: string; revision: number },
) {
  const answer = await db
    .from("external_interfaces")
    .update({ kind, name, description })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("external_interfaces").select("revision").eq("id", id).maybeSingle());
}

export async function removeExternalInterface(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("external_interfaces").delete().eq("id", id).select("id").single());
}
