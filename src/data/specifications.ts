import { Failure } from "#domain/failure.ts";
import { overtakenFailure } from "#domain/revisions.ts";
import type { Database } from "./database.types.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS =
  "id, project_id, version, revision, project_overview, project_scope, references_list, product_perspective, business_model, business_model_type, payment_provider, pricing_details, frontend_details, backend_details, database_details, third_party_integrations, design_system, custom_design_system_url, selected_colors, selected_typography, selected_corners, design_connections, security_risks, updated_at";

export type SpecificationWords = Omit<
  Database["public"]["Tables"]["specifications"]["Update"],
  "id" | "project_id" | "version" | "revision" | "created_at" | "updated_at"
>;
type SpecificationKey = { project_id: string; version: string };

/** The specification of one version, or null where none was saved yet. */
export async function getSpecification(db: Db, { project_id, version }: SpecificationKey) {
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

/** Words made of those that are stored, null where nothing is. */
type Filling = (stored: Specification | null) => SpecificationWords;

/** In tries, after which too many people save at once. */
const MOST_TRIES = 5;

/**
 * Inserts or updates the one row of the project's version; words that are not given stay as they are stored. `revision` is what
 * the edit began from, null where nothing was stored: a save that came in between is a `Failure`. Without it the words are
 * written over whatever is stored, or made of it.
 */
export async function saveSpecification(
  db: Db,
  {
    project_id,
    version,
    revision,
    words,
  }: SpecificationKey & { revision?: number | null | undefined; words: SpecificationWords | Filling },
) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const stored = await getSpecification(db, { project_id, version });
    if (revision !== undefined && (stored?.revision ?? null) !== revision) throw overtakenFailure();
    const given = typeof words === "function" ? words(stored) : words;
    const saved = stored
      ? await changeSpecification(db, stored, given)
      : await addSpecification(db, { project_id, version, words: given });
    if (saved) return saved;
  }
  throw new Failure("conflict", "Others are saving this specification right now. Try again in a moment.");
}

/** Null where somebody else inserted it first. */
async function addSpecification(db: Db, { project_id, version, words }: SpecificationKey & { words: SpecificationWords }) {
  const answer = await db
    .from("specifications")
    .insert({ project_id, version, ...words })
    .select(COLUMNS)
    .single();
  return answer.error?.code === "23505" ? null : unwrap(answer);
}

/** Null where somebody else changed it since it was read. */
async function changeSpecification(db: Db, stored: Specification, words: SpecificationWords) {
  const { id, project_id, version, revision, updated_at: _given, ...every } = stored;
  return unwrap(
    await db
      .from("specifications")
      .update({ ...every, ...words })
      .eq("id", id)
      .eq("project_id", project_id)
      .eq("version", version)
      .eq("revision", revision)
      .select(COLUMNS)
      .maybeSingle(),
  );
}

/** Every specification of the project goes; part of deleting a project. */
export async function removeSpecifications(db: Db, { project_id }: { project_id: string }) {
  return unwrap(await db.from("specifications").delete().eq("project_id", project_id).select("id"));
}

/** The states the project's versions were left in, the last first. */
export async function listSnapshots(db: Db, { project_id }: { project_id: string }) {
  return unwrapAll((from, to) =>
    db
      .from("specification_snapshots")
      .select("id, version, created_at, next_version, restored_version")
      .eq("project_id", project_id)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** What is stored of the project's versions: their specifications, and how they stood when they were left. */
export async function listVersions(db: Db, of: { project_id: string }) {
  const [specifications, snapshots] = await Promise.all([listSpecifications(db, of), listSnapshots(db, of)]);
  return { specifications, snapshots };
}

/** Copies the current version under a new name and makes that the current one; answers its name. */
export async function cloneSpecification(db: Db, { project_id, new_version }: { project_id: string; new_version: string }) {
  return unwrap(await db.rpc("clone_specification", { project_id, new_version }));
}

/** Makes one of the project's versions the current one; answers its name. */
export async function switchVersion(db: Db, { project_id, version }: SpecificationKey) {
  return unwrap(await db.rpc("switch_version", { project_id, version }));
}

/**
 * Everything in a version as `readContent` takes it: live where it is the current one, else as it stood when the next one was
 * made from it; or in the state of `snapshot_id`.
 */
export async function getVersionContent(
  db: Db,
  { project_id, version, snapshot_id }: SpecificationKey & { snapshot_id?: string },
) {
  return unwrap(await db.rpc("get_version_content", { project_id, version, ...(snapshot_id ? { snapshot_id } : {}) }));
}
