import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { describeOpenPoints } from "#domain/what-is-open.ts";
import { db } from "#web/lib/supabase.ts";

/** What the specification lacks and how good its words are, counted by the server from the rows that the document is made of. */
export const openPointsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["open_points", project_id],
    queryFn: () => callFunction(db, describeOpenPoints, { projectId: project_id, withQuality: true }),
    staleTime: 0,
    // said in the card itself
    meta: { failure: null },
  });
