import type { SourceLine } from "#domain/sources.ts";
import { type Db, unwrapAll } from "./db.ts";

const COLUMNS =
  "revision, field, kind, reference, unit_key, quote, generation_id, made_by, key_name, model, accepted_by, accepted_at, made_at";

/** Where a row's words come from at all its revisions, the last write first. */
export async function listSources(db: Db, { project_id, row_id }: { project_id: string; row_id: string }): Promise<SourceLine[]> {
  return unwrapAll((from, to) =>
    db
      .from("statement_sources")
      .select(COLUMNS)
      .match({ project_id, row_id })
      .order("made_at", { ascending: false })
      .order("id")
      .range(from, to)
      .overrideTypes<SourceLine[], { merge: false }>(),
  );
}
