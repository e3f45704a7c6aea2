import type { CitedText } from "#domain/cited.ts";
import type { Rewritten, RowRevision } from "#domain/history.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { type Db, unwrap } from "./db.ts";

/** How many revisions are read at once. */
export const REVISIONS_AT_ONCE = 50;

const COLUMNS =
  "id, row_id, revision, change, words, changed, made_by, through, made_at, proposal:proposals(proposed_by, key_name)";

/** What a row said at each of its revisions, the last first; `before` is when the last one that is known already was written. */
export async function listRevisions(
  db: Db,
  noun: Noun,
  { project_id, row_id, before }: { project_id: string; row_id: string; before?: string | undefined },
): Promise<RowRevision[]> {
  const query = db.from("row_revisions").select(COLUMNS).match({ project_id, row_id, table_name: noun });
  const older = before === undefined ? query : query.lt("made_at", before);
  return unwrap(
    await older.order("made_at", { ascending: false }).limit(REVISIONS_AT_ONCE).overrideTypes<RowRevision[], { merge: false }>(),
  );
}

/** What one draft wrote anew, and nothing that somebody else wrote before or since. */
export async function listRewritten(
  db: Db,
  noun: Noun,
  { project_id, generation_id }: { project_id: string; generation_id: string },
): Promise<Rewritten[]> {
  const all = () => db.from("row_revisions").select(COLUMNS).match({ project_id, table_name: noun });
  const asRevisions = async (query: ReturnType<typeof all>) =>
    unwrap(await query.overrideTypes<RowRevision[], { merge: false }>());
  const drafted = await asRevisions(all().eq("generation_id", generation_id).eq("change", "changed"));
  const ids = drafted.map(({ row_id }) => row_id);
  const revisions = [...new Set(drafted.map(({ revision }) => revision - 1))];
  const before = await asRevisions(all().in("row_id", ids).in("revision", revisions));
  return drafted.flatMap((one) => {
    const former = before.find(({ row_id, revision }) => row_id === one.row_id && revision === one.revision - 1);
    return former ? [{ former, drafted: one }] : [];
  });
}

/** What a text of a specification, the row `row_id`, said each time it changed, the last first. */
export async function listTextRevisions(
  db: Db,
  { project_id, row_id, field, before }: { project_id: string; row_id: string; field: CitedText; before?: string | undefined },
): Promise<RowRevision[]> {
  const query = db
    .from("row_revisions")
    .select(COLUMNS)
    .match({ project_id, row_id, table_name: "specifications" })
    .or(`changed.cs.{${field}},change.eq.added`);
  const older = before === undefined ? query : query.lt("made_at", before);
  return unwrap(
    await older.order("made_at", { ascending: false }).limit(REVISIONS_AT_ONCE).overrideTypes<RowRevision[], { merge: false }>(),
  );
}

/** Gives a row the words of one of its revisions, as a new one; answers which. */
export async function restoreRevision(db: Db, { revision_id }: { revision_id: string }) {
  return unwrap(await db.rpc("restore_revision", { revision_id }));
}
