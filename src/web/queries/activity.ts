import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ACTIVITY_AT_ONCE, listActivity } from "#data/activity.ts";
import type { ActivityFilter } from "#domain/activity.ts";
import { db } from "#web/lib/supabase.ts";

/** What happened to a project, the last first, a page at a time. */
export const activityQuery = (project_id: string, filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ["activity", project_id, filter],
    queryFn: ({ pageParam }) => listActivity(db, { project_id, ...filter, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < ACTIVITY_AT_ONCE ? undefined : page.at(-1)?.first_at),
    staleTime: 0,
  });

/** Who did something of late: those of the last entries of everybody. */
export const activityPeopleQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["activity", project_id, "people"],
    queryFn: async () => [...new Set((await listActivity(db, { project_id })).flatMap(({ made_by }) => made_by ?? []))],
  });
