import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { listRevisions, REVISIONS_AT_ONCE, restoreRevision } from "#data/row-revisions.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { readAlong } from "./rows.ts";

export type RowOfHistory = { noun: Noun; project_id: string; row_id: string };

/** What a row said at each of its revisions, the last first, a page at a time. */
export const revisionsQuery = ({ noun, project_id, row_id }: RowOfHistory) =>
  infiniteQueryOptions({
    queryKey: ["row_revisions", project_id, row_id],
    queryFn: ({ pageParam }) => listRevisions(db, noun, { project_id, row_id, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < REVISIONS_AT_ONCE ? undefined : page.at(-1)?.made_at),
    staleTime: 0,
  });

/** What is read again where a row got other words of its own. */
export const touchedByRestoring = ({ noun, project_id }: RowOfHistory) =>
  ["row_revisions", "sources", noun, ...(readAlong[noun] ?? [])].map((key) => [key, project_id]);

type Restored = { revision_id: string; revision: number; reference: string; former_id: string };

/** Gives the row the words of a revision; taken back by giving it those of the one it had before. */
export const restoreRevisionMutation = (row: RowOfHistory) =>
  mutationOptions({
    mutationFn: ({ revision_id }: Restored) => restoreRevision(db, { revision_id }),
    meta: {
      toast: "revision.restored",
      failure: "revision.restore_failed",
      refreshes: touchedByRestoring(row),
      undo: (given: unknown) => {
        const { former_id } = given as Restored;
        return queryClient.getMutationCache().build(queryClient, undoRestoreMutation(row)).execute(former_id);
      },
    },
  });

const undoRestoreMutation = (row: RowOfHistory) =>
  mutationOptions({
    mutationFn: (revision_id: string) => restoreRevision(db, { revision_id }),
    meta: { toast: "state.restore_undone", failure: "revision.restore_failed", refreshes: touchedByRestoring(row) },
  });

/** `user_stories.2f1c…` in an address: whose history is shown. */
export const historyOf = (noun: Noun, row_id: string) => `${noun}.${row_id}`;

/** The row an address shows the history of; null where it names none. */
export function readHistoryOf(value: string | null): { noun: Noun; row_id: string } | null {
  const [table, row_id] = value?.split(".") ?? [];
  const noun = allNouns.find((known) => known === table);
  return noun && row_id && /^[0-9a-f-]{36}$/.test(row_id) ? { noun, row_id } : null;
}
