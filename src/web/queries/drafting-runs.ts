import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getDraftingRun, undoDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { readProjectContent } from "#data/project-content.ts";
import { listOpenPoints } from "#domain/document/open-points.ts";
import { type DraftingRun, draftEverything, stopDrafting } from "#domain/drafting-runs.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

export type { DraftedPart, DraftingRun } from "#domain/drafting-runs.ts";

/** In milliseconds: how often a run is looked at, beside what the database announces of it; oftener while it may end any moment. */
const LOOK_AGAIN = 600;
const LOOK_AGAIN_SOON = 150;
const SOON = 3_000;
const keyOf = (project_id: string) => ["drafting_runs", project_id] as const;
const written = (project_id: string) => [...allNouns, "specifications", "generations"].map((noun) => [noun, project_id] as const);

/** The project's last run over all sections, wherever it was begun; once it has ended, what it wrote is read again. */
export const draftingRunQuery = (project_id: string) =>
  queryOptions({
    queryKey: keyOf(project_id),
    queryFn: async () => {
      const before = queryClient.getQueryData<DraftingRun | null>(keyOf(project_id));
      const run = await getDraftingRun(db, { project_id });
      if (before?.status === "running" && run?.status !== "running") {
        for (const queryKey of written(project_id)) void queryClient.invalidateQueries({ queryKey });
      }
      return run;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.status === "running" && lookAgain(data),
    meta: { failure: "drafting.load_failed" },
  });

/** Without a model a run ends within moments. */
function lookAgain({ now, created_at }: DraftingRun) {
  return Date.parse(now) - Date.parse(created_at) < SOON ? LOOK_AGAIN_SOON : LOOK_AGAIN;
}

/** What the document of the project says is missing, a sentence each. */
export const openPointsQuery = ({ project_id, run_id }: { project_id: string; run_id: string }) =>
  queryOptions({
    queryKey: ["drafting_runs", project_id, "open_points", run_id],
    queryFn: async () => listOpenPoints({ ...(await readProjectContent(db, { project_id })), generated_at: "" }),
    staleTime: 0,
  });

export type Asked = { addsToAll?: boolean; runId?: string; parts?: string[]; instruction?: string | undefined };

/** Begins a run, or goes on with one; a second press finds the first one's run. */
export const draftEverythingMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["draft-everything", project_id],
    mutationFn: (asked: Asked) => callFunction(db, draftEverything, { projectId: project_id, ...asked }),
    meta: { failure: "drafting.begin_failed", refreshes: [keyOf(project_id)] },
  });

export const stopDraftingMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => callFunction(db, stopDrafting, { projectId: project_id, runId: id }),
    meta: { failure: "drafting.stop_failed", refreshes: [keyOf(project_id), ...written(project_id)] },
  });

export const undoDraftingMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => ({ count: await undoDraftingRun(db, { run_id: id }) }),
    meta: {
      toast: "drafting.undone",
      failure: "drafting.undo_failed",
      refreshes: [keyOf(project_id), ...written(project_id)],
    },
  });
