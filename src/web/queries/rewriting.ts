import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { listRevisions, listRewritten } from "#data/row-revisions.ts";
import { changeRows, type RowChange } from "#data/rows.ts";
import { type Rewritten, stillChanged } from "#domain/history.ts";
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

/** Has some rows of a list rewritten, which one undo takes back, and tells what was `rewritten`; `what` says which, such as "3 features". */
export const rewriteRowsMutation = (noun: DraftedNoun, project_id: string) =>
  mutationOptions({
    // it is a draft of the list like any other, and waits like one
    mutationKey: [nouns[noun].generate.name, project_id],
    mutationFn: async ({ what: _what, ...chosen }: Chosen) => {
      const told = await callDrafting(db, nouns[noun].generate, { projectId: project_id, ...chosen });
      // the rows are written by now, whether or not it can be told what changed in them
      const rewritten = await listRewritten(db, noun, { project_id, generation_id: told.generationId }).catch(() => []);
      return { ...told, rewritten };
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

/** Gives a row that was drafted again the words it had before; what others wrote there since stays. */
export const putBackMutation = (row: RowOfHistory) =>
  mutationOptions({
    mutationFn: async ({ former, drafted }: Rewritten & { reference: string }) => {
      const [latest = drafted] = await listRevisions(db, row.noun, row);
      const fields = stillChanged(row.noun, former.words, drafted.words, latest.words);
      if (fields.length > 0) {
        const words = Object.fromEntries(fields.map((name) => [name, former.words[name] ?? null]));
        const change = { ...words, id: row.row_id, revision: latest.revision } as RowChange;
        await changeRows(db, row.noun, { project_id: row.project_id, changes: [change], takes_back: true });
      }
      return fields;
    },
    onSuccess: (fields, { reference }) => announce(fields.length > 0 ? "rows.put_back" : "rows.not_put_back", { reference }),
    meta: { failure: "revision.restore_failed", refreshes: touchedByRestoring(row) },
  });
