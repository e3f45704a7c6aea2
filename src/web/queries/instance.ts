import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { isOperator, listInstanceOrganizations } from "#data/instance.ts";
import { describeInstance } from "#domain/instance.ts";
import { db } from "#web/lib/supabase.ts";

export const isOperatorQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["instance", "is_operator", user_id],
    queryFn: () => isOperator(db),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const instanceQuery = queryOptions({
  queryKey: ["instance", "described"],
  queryFn: () => callFunction(db, describeInstance, {}),
  staleTime: 0,
});

export const instanceOrganizationsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["instance", "organizations", search],
    queryFn: ({ pageParam }) => listInstanceOrganizations(db, { search, after: pageParam }),
    initialPageParam: null as { name: string; id: string } | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
