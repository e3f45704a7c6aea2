import { mutationOptions } from "@tanstack/react-query";
import { bringLeftOut } from "#data/generations.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { written } from "./generations.ts";

/** What one may say beside the project when something is drafted. */
export type Asking = { instruction?: string | undefined; rowIds?: string[] };

type Told = { generationId?: string | undefined; notes?: string[] | undefined; leftOut?: number | undefined };

/** Writes what a draft left out because somebody had deleted it. */
export const bringLeftOutMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => ({ count: await bringLeftOut(db, { id }) }),
    meta: {
      toast: "generation.brought_in",
      failure: "generation.bring_failed",
      refreshes: [["generations"], ["drafting_runs", project_id], ...written.map((noun) => [noun, project_id])],
    },
  });

/** Says how a draft went beside its count, and offers what it left out. */
export function sayNotes(project_id: string, { generationId, notes = [], leftOut = 0 }: Told) {
  if (notes.length === 0) return;
  const bring = () => {
    const run = queryClient.getMutationCache().build(queryClient, bringLeftOutMutation(project_id));
    void run.execute({ id: generationId ?? "" }).catch(() => undefined);
  };
  const action = generationId && leftOut > 0 ? { label: "Bring them in", run: bring } : undefined;
  announce("generation.noted", { notes: notes.join(" ") }, undefined, action);
}
