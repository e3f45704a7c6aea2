import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "#web/lib/query-client.ts";

type InNewOrder<Row, Given> = {
  queryKey: QueryKey;
  order: (rows: readonly Row[], given: Given) => readonly Row[];
  /** What is read again, where that is more. */
  stale?: QueryKey;
};

const orderOf = (queryKey: QueryKey) => ["order", ...queryKey];

/** Whether moves of what is listed there are on their way or wait; after the last one it is read again. */
export const isBeingOrdered = (queryKey: QueryKey) => queryClient.isMutating({ mutationKey: orderOf(queryKey) }) > 0;

/** What is listed under `queryKey` stands in its new order at once, and where that cannot be saved as it stood. */
export function inNewOrder<Row, Given>({ queryKey, order, stale = queryKey }: InNewOrder<Row, Given>) {
  const mutationKey = orderOf(queryKey);
  return {
    mutationKey,
    // one after the other, as they were moved
    scope: { id: mutationKey.join() },
    onMutate: async (given: Given) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<readonly Row[]>(queryKey, (rows) => rows && order(rows, given));
    },
    onSettled: () => {
      // the move ends as the read begins: what changes during that read is heard of
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey: stale });
    },
  };
}
