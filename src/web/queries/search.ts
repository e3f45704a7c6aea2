import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { searchProject } from "#data/search.ts";
import { db } from "#web/lib/supabase.ts";

export type { Hit } from "#data/search.ts";

type Asked = Parameters<typeof searchProject>[1];

/** Where a project says these words; what was found last stays until the next answer. */
export const searchQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ["search", asked.project_id, asked],
    queryFn: ({ signal }) => searchProject(db, { ...asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: "search.failed" },
  });
