import { mutationOptions } from "@tanstack/react-query";
import { restoreState } from "#data/restored-states.ts";
import { broughtAlong, calledBy, restoredPart } from "#domain/compare/restoring.ts";
import type { Item, Part } from "#domain/compare/version.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

/** What was kept of a version: the state it stands for, or one of those it was left in. */
export type KeptState = { version: string; snapshot_id?: string };
type Undo = Awaited<ReturnType<typeof restoreState>>;

const inTurn = new Intl.ListFormat("en");

/** Everything a restore may have changed. */
const touched = (project_id: string) =>
  ["specifications", "version_content", "removals", ...allNouns].map((key) => [key, project_id]);

const takesBack = (project_id: string) => ({
  refreshes: touched(project_id),
  failure: "state.restore_failed" as const,
  undo: (_given: unknown, undo: unknown) =>
    queryClient
      .getMutationCache()
      .build(queryClient, undoRestoreMutation(project_id))
      .execute(undo as Undo),
});

const undoRestoreMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (undo: Undo) => restoreState(db, undo),
    meta: { toast: "state.restore_undone", failure: "state.restore_failed", refreshes: touched(project_id) },
  });

type RestoredItem = KeptState & { part: string; item: Item; kept: readonly Part[] };

/** Brings one row or text back as it was kept, and says what came along. */
export const restoreItemMutation = (project_id: string) =>
  mutationOptions({
    scope: { id: `restore ${project_id}` },
    mutationFn: async ({ part, item, kept, ...state }: RestoredItem) => {
      const asked = restoredPart(part, item);
      const undo = await restoreState(db, { project_id, ...state, only: [asked] });
      const others = broughtAlong(kept, asked, undo.only);
      return {
        ...undo,
        what: calledBy(item),
        along: others.length > 0 ? `It refers to ${inTurn.format(others)}, which came back with it.` : "",
      };
    },
    meta: { toast: "state.item_restored", ...takesBack(project_id) },
  });

/** Makes the project all that was kept. */
export const restoreWholeMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (asked: KeptState & { keeps_added: boolean }) => restoreState(db, { project_id, ...asked }),
    meta: { toast: "state.restored", ...takesBack(project_id) },
  });
