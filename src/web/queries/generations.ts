import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { describeDrafter } from "#domain/generations.ts";
import { db } from "#web/lib/supabase.ts";

/** Who writes the drafts on this server. */
export const drafterQuery = queryOptions({
  queryKey: ["drafter"],
  queryFn: () => callFunction(db, describeDrafter, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
