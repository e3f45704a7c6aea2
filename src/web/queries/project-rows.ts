import { queryOptions } from "@tanstack/react-query";
import { listRows } from "#data/rows.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { db } from "#web/lib/supabase.ts";

/** The rows of a noun that belong to a project; single ones can be read again. */
export function projectRowsQuery<Name extends Noun, Key extends readonly [noun: Name, project_id: string, ...string[]]>(
  queryKey: Key & readonly [noun: Name, project_id: string, ...string[]],
) {
  const [noun, project_id] = queryKey;
  return queryOptions({
    queryKey,
    queryFn: () => listRows(db, noun, { project_id }),
    meta: { rows: (ids) => listRows(db, noun, { project_id, ids }) },
  });
}
