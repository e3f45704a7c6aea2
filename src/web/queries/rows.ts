import { mutationOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, countRows, getRow, removeRows, rowCountsOf } from "#data/rows.ts";
import { dependentsOf, type NewRow, type Noun, nouns, type WordsOf } from "#domain/nouns/all.ts";
import { answered } from "#web/lib/refresh.ts";
import { sharedRows } from "#web/lib/shared-rows.ts";
import { db } from "#web/lib/supabase.ts";
import { type Asking, sayNotes } from "./draft-notes.ts";
import { readList } from "./lists-together.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { readProjectPart } from "./project-parts.ts";
import { withWritten } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";
import { draftToast, rowToast } from "./row-toasts.ts";

export type { ListedRow } from "#data/rows.ts";

/** The nouns whose rows a function of the server drafts. */
export type DraftedNoun = Exclude<Noun, "sections">;

/** Lists whose rows are read with words of the rows they belong to. */
export const readAlong: Partial<Record<Noun, readonly Noun[]>> = { pages: ["sections"], user_classes: ["user_stories"] };

/** All rows of a noun in a project; where they stand by their position, single ones can be read again. */
export function rowsQuery<Name extends Noun>(noun: Name, project_id: string) {
  const queryKey = [noun, project_id, "list"] as const;
  const read = async (ids?: readonly string[]) => withWritten(queryKey, await readList(noun, { project_id, ids }), ids);
  const isByPosition = nouns[noun].listedBy.join() === "position";
  return queryOptions({
    queryKey,
    queryFn: () => read(),
    structuralSharing: sharedRows,
    ...(isByPosition ? { meta: { rows: read } } : {}),
  });
}

/** How many rows each list has, counted anew whenever somebody comes to look. */
export const rowCountsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["row_counts", project_id],
    queryFn: async () => {
      const counted = await readProjectPart("row_counts", project_id);
      return counted === undefined ? countRows(db, { project_id }) : rowCountsOf(counted);
    },
    staleTime: 0,
  });

export const rowQuery = <Name extends Noun>(noun: Name, { project_id, id }: { project_id: string; id: string }) =>
  queryOptions({ queryKey: [noun, project_id, "one", id], queryFn: () => getRow(db, noun, { id }) });

/** The row as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readRow = <Name extends Noun>(noun: Name, id: string) => getRow(db, noun, { id });

const keysOf = (project_id: string, tables: readonly string[]): QueryKey[] => tables.map((table) => [table, project_id]);

/** What is said and read again where a row was added. */
export const whereAdded = (noun: Noun, project_id: string) => ({
  toast: rowToast(noun, "created"),
  failure: rowToast(noun, "create_failed"),
  adds: true,
  row: [noun, project_id],
  known: answered,
});

export const addRowMutation = <Name extends Noun>(noun: Name, project_id: string) =>
  mutationOptions({
    mutationFn: (row: Omit<NewRow<Name>, "project_id">) => addRow(db, noun, { ...row, project_id } as unknown as NewRow<Name>),
    meta: whereAdded(noun, project_id),
  });

export const changeRowMutation = <Name extends Noun>(noun: Name, { project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (words: WordsOf<Name> & { revision: number }) => changeRow(db, noun, { ...words, id }),
    meta: {
      toast: rowToast(noun, "changed"),
      failure: unlessOvertaken(rowToast(noun, "change_failed")),
      row: [noun, project_id],
      known: answered,
      refreshes: keysOf(project_id, readAlong[noun] ?? []),
    },
  });

export const removeRowMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, noun, { project_id, ids: [id] });
      forgetRows(project_id, noun, [id]);
    },
    meta: {
      toast: rowToast(noun, "removed"),
      failure: rowToast(noun, "remove_failed"),
      undo: undoRemoval(project_id, noun),
      row: [noun, project_id, "list"],
      known: () => [],
      refreshes: keysOf(project_id, dependentsOf(noun)),
    },
  });

const drafting = (noun: DraftedNoun, project_id: string) => ({
  mutationKey: [nouns[noun].generate.name, project_id],
  onSuccess: (told: Parameters<typeof sayNotes>[1]) => sayNotes(project_id, told),
  meta: {
    toast: draftToast(noun, "generated"),
    failure: draftToast(noun, "generate_failed"),
    refreshes: [...keysOf(project_id, [noun, ...(readAlong[noun] ?? [])]), ["generations"]],
  },
});

export const draftRowsMutation = (noun: DraftedNoun, project_id: string) =>
  mutationOptions({
    ...drafting(noun, project_id),
    mutationFn: (asking: Asking | undefined) => callDrafting(db, nouns[noun].generate, { projectId: project_id, ...asking }),
  });

export type FeatureWish = { pageId: string; sectionId: string; name: string; description: string; instruction?: string };

export const draftFeaturesMutation = (project_id: string) =>
  mutationOptions({
    ...drafting("features", project_id),
    mutationFn: (wish: FeatureWish) => callDrafting(db, nouns.features.generate, { projectId: project_id, ...wish }),
  });
