import { keepPreviousData, mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { callFunction } from "#data/functions.ts";
import {
  type Generation,
  getGeneration,
  listGenerations,
  listUndoableGenerations,
  listWrittenRows,
  undoGeneration,
} from "#data/generations.ts";
import { describeDrafter, stopGeneration } from "#domain/generations.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import type { SpecificationKey } from "./specifications.ts";
import { letStand } from "./text-drafts.ts";

export type { Generation } from "#data/generations.ts";

/** Who writes the drafts of a project. */
export const drafterQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["drafter", project_id],
    queryFn: () => callFunction(db, describeDrafter, { projectId: project_id }),
    staleTime: 60_000,
  });

const LOOK_AGAIN = 3_000;
/** After this long the server gives a run up, too. */
const GIVEN_UP = 10 * 60_000;
/** Where a run may write. */
export const written: readonly string[] = [...allNouns, "specifications"];

/** Whether a run is being written, here or elsewhere. */
export function isUnderway({ status, created_at }: Generation) {
  return status === "running" && Date.now() - Date.parse(created_at) < GIVEN_UP;
}

/** The project's runs, newest first; looked at again while one of them is being written. */
export const generationsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["generations", project_id],
    queryFn: async () => {
      const before = queryClient.getQueryData<Generation[]>(["generations", project_id]) ?? [];
      const runs = await listGenerations(db, { project_id });
      const underway = new Set(before.filter(isUnderway).map(({ id }) => id));
      // begun elsewhere, or before the screen was left: what it wrote is read now
      if (runs.some((run) => underway.has(run.id) && run.status === "succeeded")) {
        for (const noun of written) void queryClient.invalidateQueries({ queryKey: [noun, project_id] });
      }
      return runs;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderway) ? LOOK_AGAIN : false),
  });

/** The text a run answered; kept with the run, so that it is not lost with the screen it was meant for. */
export const draftedTextQuery = (id: string) =>
  queryOptions({
    queryKey: ["generations", "text", id],
    queryFn: async () => {
      const { answer } = await getGeneration(db, { id });
      return typeof answer === "string" ? answer : "";
    },
  });

/** What is left of the rows a run stored. */
export const writtenRowsQuery = ({ version }: SpecificationKey, { id, list }: { id: string; list: Noun }) =>
  queryOptions({
    queryKey: ["generations", "rows", id],
    queryFn: () => listWrittenRows(db, { id, list, version }),
    staleTime: 0,
  });

/** When what runs may have written was last read here, undefined while it is; whether a run can be undone is asked again after that. */
function lastRead(project_id: string) {
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [noun, of] }) => of === project_id && typeof noun === "string" && written.includes(noun));
  if (reads.some(({ state }) => state.fetchStatus === "fetching")) return undefined;
  return reads.reduce((latest, { state }) => Math.max(latest, state.dataUpdatedAt), 0);
}

const onRead = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(({ type }) => {
    // the others may come while a screen is being drawn
    if (type === "updated") listener();
  });

const undoableQuery = (project_id: string, read_at: number | undefined) =>
  queryOptions({
    queryKey: ["generations", project_id, "undoable", read_at],
    queryFn: () => listUndoableGenerations(db, { project_id }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });

/** Whether a run can be taken back whole as things stand: it has rows, and nobody built on them. */
export function useCanBeUndone(project_id: string, { enabled = true }: { enabled?: boolean } = {}) {
  const read_at = useSyncExternalStore(onRead, () => lastRead(project_id));
  const { data: undoable } = useQuery({ ...undoableQuery(project_id, read_at), enabled: enabled && read_at !== undefined });
  return (run: Generation) => hasRows(run) && undoable?.includes(run.id) === true;
}

function hasRows({ status, row_count }: Generation) {
  return status === "succeeded" && (row_count ?? 0) > 0;
}

export const undoGenerationMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["undo_generation", project_id],
    mutationFn: async ({ id }: { id: string }) => {
      try {
        return { count: await undoGeneration(db, { id }) };
      } catch (error) {
        // it cannot be undone any more, which this screen did not know
        void queryClient.invalidateQueries({ queryKey: ["generations", project_id] });
        throw error;
      }
    },
    meta: {
      toast: "generation.undone",
      failure: "generation.undo_failed",
      refreshes: [["generations"], ...written.map((noun) => [noun, project_id])],
    },
  });

export const stopGenerationMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      letStand(id, true);
      return callFunction(db, stopGeneration, { generationId: id }).catch((error: unknown) => {
        letStand(id, false);
        throw error;
      });
    },
    meta: {
      failure: "generation.stop_failed",
      refreshes: [
        ["generations", project_id],
        ["generations", "finished"],
      ],
    },
  });
