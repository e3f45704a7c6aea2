import { Failure } from "#domain/failure.ts";
import { firstVersion, type NewProjectInput, type ProjectInput } from "#domain/projects.ts";
import { type Db, unwrap } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";
import { removeSpecifications } from "./specifications.ts";

const COLUMNS = "id, organization_id, revision, name, type, description, version, color, created_at, updated_at";

/** The organization's projects, most recently updated first. */
export async function listProjects(db: Db, { organization_id }: { organization_id: string }) {
  return unwrap(
    await db.from("projects").select(COLUMNS).eq("organization_id", organization_id).order("updated_at", { ascending: false }),
  );
}
export type Project = Awaited<ReturnType<typeof listProjects>>[number];

export async function getProject(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("projects").select(COLUMNS).eq("id", id).single());
}

/** The project, and the role that the caller has in its organization; null where that cannot be read. */
export async function getProjectAndRole(db: Db, { id, user_id }: { id: string; user_id: string }) {
  const { organizations, ...project } = unwrap(
    await db
      .from("projects")
      .select(`${COLUMNS}, organizations(organization_members(role))`)
      .eq("id", id)
      .eq("organizations.organization_members.user_id", user_id)
      .limit(1)
      .limit(1, { referencedTable: "organizations.organization_members" })
      .single(),
  );
  return { project, role: organizations?.organization_members[0]?.role ?? null };
}

export async function addProject(db: Db, { organization_id, name, type, description }: NewProjectInput) {
  return unwrap(
    await db
      .from("projects")
      .insert({ name, type, organization_id, version: firstVersion, ...(description ? { description } : {}) })
      .select(COLUMNS)
      .single(),
  );
}

export async function changeProject(
  db: Db,
  { id, revision, name, type, version, color }: ProjectInput & { id: string; revision: number },
) {
  const answer = await db
    .from("projects")
    .update({ name, type, version, color })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("projects").select("revision").eq("id", id).maybeSingle());
}

/** The code of the `Failure` to remove a project's specifications, after which the project is still there. */
export const specificationsKept = "specifications_kept";

/** Removes the project's specifications and, only once they are gone, the project. */
export async function removeProjectAndSpecifications(db: Db, { id }: { id: string }) {
  await removeSpecifications(db, { project_id: id }).catch((cause: unknown) => {
    throw new Failure("unavailable", "Failed to delete project specifications", { code: specificationsKept, cause });
  });
  return removeProject(db, { id });
}

export async function removeProject(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("projects").delete().eq("id", id).select("id").single());
}
