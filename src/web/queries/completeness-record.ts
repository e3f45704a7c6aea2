import { queryOptions } from "@tanstack/react-query";
import { getCompleteness, storedCompleteness } from "#data/completeness.ts";
import { db } from "#web/lib/supabase.ts";

/** What people decided of the items of the standards; of a version that was left, until then. */
export const completenessRecordQuery = (project_id: string, version?: string) =>
  queryOptions({
    queryKey: ["completeness", project_id, ...(version === undefined ? [] : [version])],
    queryFn: () => getCompleteness(db, { project_id, ...(version === undefined ? {} : { version }) }),
    meta: { failure: "completeness.load_failed" },
  });

/** What comes along with the lists of a project is not asked for by itself. */
export const completenessWithLists = (project_id: string, read: Promise<{ completeness?: unknown }>) => ({
  ...completenessRecordQuery(project_id),
  queryFn: async () => {
    const { completeness } = await read.catch((): { completeness?: unknown } => ({}));
    return completeness === undefined ? getCompleteness(db, { project_id }) : storedCompleteness.parse(completeness);
  },
});
