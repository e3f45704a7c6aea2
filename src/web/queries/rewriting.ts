import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { listRevisions, restoreRevision } from "#data/row-revisions.ts";
import { listRows } from "#data/rows.ts";
import { Failure } from "#domain/failure.ts";
import { nouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { sayNotes } from "./draft-notes.ts";
import { undoGenerationMutation } from "./generations.ts";
import { type RowOfHistory, touchedByRestoring } from "./row-revisions.ts";
import { draftToast } from "./row-toasts.ts";
import type { DraftedNoun } from "./rows.ts";

type Chosen = { rowIds: string[]; instruction?: string | undefined; what: string };

/** Has some rows of a list rewritten, which one undo takes back, and tells what they were `before`; `what` says which, such as "3 features". */
export const rewriteRowsMutation = (noun: DraftedNoun, project_id: string) =>
  mutationOptions({
    // it is a draft of the list like any other, and waits like one
    mutationKey: [nouns[noun].generate.name, project_id],
    mutationFn: async ({ what: _what, ...chosen }: Chosen) => {
      // what is on the screen may be behind, and what is drafted stands in the place of what is stored
      const before = await listRows(db, noun, { project_id, ids: chosen.rowIds });
      return { ...(await callDrafting(db, nouns[noun].generate, { projectId: project_id, ...chosen })), before };
    },
    onSuccess: (told, { what }) => {
      const { count, generationId } = told;
      const undo = () => {
        const undoing = queryClient.getMutationCache().build(queryClient, undoGenerationMutation(project_id));
        void undoing.execute({ id: generationId }).catch(() => undefined);
      };
      if (count === 0) announce("rows.not_rewritten", { what });
      else announce("rows.rewritten", { count, what }, undefined, { label: "Undo", undoes: true, run: undo });
      sayNotes(project_id, told);
    },
    meta: { failure: draftToast(noun, "generate_failed"), refreshes: [[noun, project_id], ["generations"]] },
  });

/** Gives a row that was drafted again the words it had before. */
export const putBackMutation = (row: RowOfHistory) =>
  mutationOptions({
    mutationFn: async ({ revision }: { revision: number; reference: string }) => {
      const former = (await listRevisions(db, row.noun, row)).find((one) => one.revision === revision);
      if (!former) throw new Failure("not_found", "What this row said before is not known. Open its history to see what is.");
      return restoreRevision(db, { revision_id: former.id });
    },
    meta: { toast: "revision.restored", failure: "revision.restore_failed", refreshes: touchedByRestoring(row) },
  });
