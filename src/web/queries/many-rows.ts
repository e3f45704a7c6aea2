import { mutationOptions } from "@tanstack/react-query";
import { changeRows, copyRows, moveRows, type RowChange, removeRows } from "#data/rows.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { reordered } from "#domain/reorder.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { inNewOrder } from "./new-order.ts";
import { forgetRows } from "./removed-rows.ts";
import { type ListedRow, rowsQuery } from "./rows.ts";

type Move = { ids: readonly string[]; before: string | null };

export const moveRowsMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    ...inNewOrder({
      ...rowsQuery<Noun>(noun, project_id),
      order: (rows: readonly ListedRow<Noun>[], { ids, before }: Move) => reordered(rows, ids, before),
    }),
    mutationFn: ({ ids, before }: Move) => moveRows(db, noun, { project_id, ids, before }),
    meta: { failure: "rows.move_failed" },
  });

type Changes = { changes: readonly RowChange[]; what: string };

/** Changes the same word of many rows; `what` says which rows and what became of them. */
export const changeRowsMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: ({ changes }: Changes) => changeRows(db, noun, { project_id, changes }),
    meta: {
      toast: "rows.changed",
      failure: "rows.change_failed",
      row: [noun, project_id],
      ids: (given) => (given as Changes).changes.map(({ id }) => id),
      undo: (_given, former) =>
        queryClient
          .getMutationCache()
          .build(queryClient, changeBackMutation(noun, project_id))
          .execute(former as RowChange[]),
    },
  });

const changeBackMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: (changes: RowChange[]) => changeRows(db, noun, { project_id, changes, takes_back: true }),
    meta: {
      toast: "rows.changed_back",
      failure: "rows.change_failed",
      row: [noun, project_id],
      ids: (changes) => (changes as RowChange[]).map(({ id }) => id),
    },
  });

type Copies = { ids: readonly string[]; what: string };

export const copyRowsMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: ({ ids }: Copies) => copyRows(db, noun, { project_id, ids }),
    meta: {
      toast: "rows.copied",
      failure: "rows.copy_failed",
      row: [noun, project_id],
      ids: (_given, made) => made as string[],
      undo: (_given, made) =>
        queryClient
          .getMutationCache()
          .build(queryClient, removeCopiesMutation(noun, project_id))
          .execute(made as string[]),
    },
  });

const removeCopiesMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: async (ids: string[]) => {
      await removeRows(db, noun, { project_id, ids });
      forgetRows(project_id, noun, ids);
    },
    meta: { toast: "rows.copies_removed", failure: "rows.remove_failed", refreshes: [[noun, project_id]] },
  });
