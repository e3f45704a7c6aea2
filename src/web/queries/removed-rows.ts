import { mutationOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { listRemovals, restoreRows } from "#data/removed-rows.ts";
import { removeRows } from "#data/rows.ts";
import { allNouns, dependentsOf, type Noun } from "#domain/nouns/all.ts";
import { noteRemoved } from "#web/lib/own-writes.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

export type { Removal } from "#domain/removals.ts";

const rowsOf = (project_id: string, list: Noun) => ({
  row: [list, project_id],
  refreshes: dependentsOf(list).map((key): QueryKey => [key, project_id]),
});

/** Deletes many rows of one list at once; `what` says which, such as "3 features". */
export const removeRowsMutation = (project_id: string, list: Noun) =>
  mutationOptions({
    mutationFn: async ({ ids }: { ids: string[]; what: string }) => {
      await removeRows(db, list, { project_id, ids });
      forgetRows(project_id, list, ids);
    },
    meta: {
      toast: "rows.removed",
      failure: "rows.remove_failed",
      ...rowsOf(project_id, list),
      ids: (given) => (given as { ids: string[] }).ids,
      known: () => [],
      undo: undoRemoval(project_id, list),
    },
  });

const restoreRowsMutation = (project_id: string, list: Noun) =>
  mutationOptions({
    mutationFn: (ids: string[]) => restoreRows(db, { ids }),
    meta: {
      toast: "rows.restored",
      failure: "rows.restore_failed",
      ...rowsOf(project_id, list),
      ids: (given) => given as string[],
    },
  });

const removed = z.union([
  z.object({ ids: z.array(z.string()) }),
  z.object({ id: z.string() }).transform(({ id }) => ({ ids: [id] })),
]);

/** The `undo` of a mutation that deletes the row `id`, or the rows `ids`, of a list. */
export function undoRemoval(project_id: string, list: Noun) {
  return (variables: unknown) => {
    const { ids } = removed.parse(variables);
    return queryClient.getMutationCache().build(queryClient, restoreRowsMutation(project_id, list)).execute(ids);
  };
}

/** What is gone is not shown until it is read again. */
export function forgetRows(project_id: string, list: Noun, ids: readonly string[]) {
  noteRemoved(ids);
  const gone = new Set(ids);
  queryClient.setQueriesData<unknown>({ queryKey: [list, project_id] }, (rows: unknown) =>
    Array.isArray(rows) ? rows.filter((row: { id: string }) => !gone.has(row.id)) : rows,
  );
}

/** What was deleted of late, read anew whenever somebody looks. */
export const removalsQuery = (project_id: string) =>
  queryOptions({ queryKey: ["removals", project_id], queryFn: () => listRemovals(db, { project_id }), staleTime: 0 });

/** Brings back all that one deletion took, whatever lists it took it from. */
export const restoreRemovalMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ row_id }: { row_id: string }) => restoreRows(db, { ids: [row_id] }),
    meta: {
      toast: "rows.restored",
      failure: "rows.restore_failed",
      refreshes: ["removals", ...allNouns].map((key) => [key, project_id]),
    },
  });
