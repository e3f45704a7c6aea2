import { mutationOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import {
  dropSuppressions,
  keepFindings,
  type NewSuppression,
  type Quality,
  qualityOf,
  readQuality,
  type StoredQuality,
  saveQualitySettings,
} from "#data/quality.ts";
import { changeLists, changeRows, type ListChanges, type RowChange, removeRows, splitRow } from "#data/rows.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { forgetRows } from "./removed-rows.ts";

export type { Quality, StoredQuality } from "#data/quality.ts";
export type { ListChanges } from "#data/rows.ts";

/** What a project's words are held to, and the findings it keeps; of a version that was left, those it kept until then. */
export const qualityQuery = (project_id: string, version?: string) =>
  queryOptions({
    queryKey: ["quality", project_id, ...(version === undefined ? [] : [version])],
    queryFn: (): Promise<Quality> => readQuality(db, { project_id, ...(version === undefined ? {} : { version }) }),
    meta: { failure: "quality.load_failed" },
  });

/** What comes along with the lists of a project is not asked for by itself. */
export const qualityWithLists = (project_id: string, read: Promise<{ quality?: unknown }>) => ({
  ...qualityQuery(project_id),
  queryFn: async () => {
    const { quality } = await read.catch((): { quality?: unknown } => ({}));
    return quality === undefined ? readQuality(db, { project_id }) : qualityOf(quality);
  },
});

const touched = (project_id: string): QueryKey[] => [["quality", project_id]];
const lists = (project_id: string): QueryKey[] => allNouns.map((noun) => [noun, project_id]);

export const saveQualityMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (chosen: StoredQuality) => saveQualitySettings(db, { project_id, ...chosen }),
    meta: { toast: "quality.saved", failure: "quality.save_failed", refreshes: touched(project_id) },
  });

type Keeping = { kept: readonly Omit<NewSuppression, "project_id">[]; what: string };

export const keepFindingsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ kept }: Keeping) => keepFindings(db, { kept: kept.map((one) => ({ project_id, ...one })) }),
    meta: {
      toast: "quality.kept",
      failure: "quality.keep_failed",
      refreshes: touched(project_id),
      undo: (_given, ids) =>
        queryClient
          .getMutationCache()
          .build(queryClient, dropSuppressionsMutation(project_id))
          .execute(ids as string[]),
    },
  });

export const dropSuppressionsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => dropSuppressions(db, { project_id, ids }),
    meta: { toast: "quality.dropped", failure: "quality.keep_failed", refreshes: touched(project_id) },
  });

/** Changes texts of rows of several lists at once; `what` says how much of what. */
export const fixRowsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ changes }: { changes: ListChanges; what: string }) => changeLists(db, { project_id, lists: changes }),
    meta: {
      toast: "quality.fixed",
      failure: "rows.change_failed",
      refreshes: lists(project_id),
      undo: (_given, former) =>
        queryClient
          .getMutationCache()
          .build(queryClient, unfixRowsMutation(project_id))
          .execute(former as ListChanges),
    },
  });

const unfixRowsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (former: ListChanges) => changeLists(db, { project_id, lists: former, takes_back: true }),
    meta: { toast: "rows.changed_back", failure: "rows.change_failed", refreshes: lists(project_id) },
  });

type Splitting = { row_id: string; revision: number; field: string; first: string; second: string; name: string; what: string };
type Split = { made: string; former: RowChange[] };

export const splitRowMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: ({ what: _, ...asked }: Splitting) => splitRow(db, noun, { project_id, ...asked }),
    meta: {
      toast: "rows.split",
      failure: "rows.split_failed",
      refreshes: [[noun, project_id]],
      undo: (_given, done) =>
        queryClient
          .getMutationCache()
          .build(queryClient, unsplitMutation(noun, project_id))
          .execute(done as Split),
    },
  });

const unsplitMutation = (noun: Noun, project_id: string) =>
  mutationOptions({
    mutationFn: async ({ made, former }: Split) => {
      await removeRows(db, noun, { project_id, ids: [made] });
      forgetRows(project_id, noun, [made]);
      await changeRows(db, noun, { project_id, changes: former, takes_back: true });
    },
    meta: { toast: "rows.split_back", failure: "rows.split_failed", refreshes: [[noun, project_id]] },
  });
