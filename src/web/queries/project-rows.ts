import { queryOptions } from "@tanstack/react-query";
import type { Db } from "#data/db.ts";
import type { ListedRow } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";

type List<Row> = (db: Db, asked: { project_id: string; ids?: readonly string[] }) => Promise<Row[]>;

/** The rows of a table that belong to a project; single ones can be read again. */
export function projectRowsQuery<Row extends ListedRow, Key extends readonly [table: string, project_id: string, ...string[]]>(
  queryKey: Key,
  list: List<Row>,
) {
  const [, project_id] = queryKey;
  return queryOptions({
    queryKey,
    queryFn: () => list(db, { project_id }),
    meta: { rows: (ids) => list(db, { project_id, ids }) },
  });
}
