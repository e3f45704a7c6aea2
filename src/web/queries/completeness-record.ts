import { queryOptions } from "@tanstack/react-query";
import { getCompleteness } from "#data/completeness.ts";
import { db } from "#web/lib/supabase.ts";

/** What people decided of the items of the standards; of a version that was left, until then. */
export const completenessRecordQuery = (project_id: string, version?: string) =>
  queryOptions({
    queryKey: ["completeness", project_id, ...(version === undefined ? [] : [version])],
    queryFn: () => getCompleteness(db, { project_id, ...(version === undefined ? {} : { version }) }),
    meta: { failure: "completeness.load_failed" },
  });
