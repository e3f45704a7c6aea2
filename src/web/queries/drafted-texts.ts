import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { acceptDraft } from "#data/generations.ts";
import type { DraftedText } from "#domain/drafting-parts.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import type { NamedToast, ToastAction } from "#web/lib/toast-store.ts";
import { announce } from "#web/lib/toast-store.ts";
import type { ToastKey } from "#web/lib/toasts.ts";
import { type Asking, sayNotes } from "./draft-notes.ts";
import { undoGenerationMutation } from "./generations.ts";
import type { SpecificationKey } from "./specifications.ts";
import { draftText, isStopped, stoppedOr, type TextDraft } from "./text-drafts.ts";

/** A text of a specification that is drafted, and what is typed over it. */
export type DraftedField = {
  column: DraftedText;
  place: SpecificationKey;
  stored: () => string;
  /** What is typed and not saved. */
  typed: () => string | undefined;
  type: (text: string) => void;
  untype: () => void;
  /** Keeps what can be put back, or forgets it. */
  keepReplaced: (text: string | undefined) => void;
};

const proposal = z.object({ text: z.string(), run: z.string().nullable() });
/** A drafted text beside the one that stands; without a run it is still being written, or words that are not saved stand there. */
export type Proposal = z.output<typeof proposal>;

export const proposalOf = ({ place: { user_id, project_id, version }, column }: DraftedField): Unsaved<Proposal> => ({
  key: unsavedKey(user_id, project_id, version, "proposal", column),
  shape: proposal,
});

type Draft<Input extends z.ZodType, Output extends z.ZodType> = Pick<TextDraft<Input, Output>, "contract" | "textOf"> & {
  toast: ToastKey;
  failure: ToastKey;
};
type TextInput = z.ZodType<unknown, { projectId: string; instruction?: string | undefined; saves?: boolean | undefined }>;

/** Drafts a text: written where nothing stands, offered beside what does. */
export const draftTextMutation = <Output extends z.ZodType>(
  field: DraftedField,
  { toast, failure, ...draft }: Draft<TextInput, Output>,
) =>
  mutationOptions({
    mutationKey: [draft.contract.name, field.place.project_id],
    mutationFn: (asking: Asking | undefined) => fill(field, draft, asking),
    meta: {
      toast,
      failure: stoppedOr(failure),
      refreshes: [["specifications", field.place.project_id], ["generations"]],
    },
  });

async function fill<Output extends z.ZodType>(
  field: DraftedField,
  draft: Pick<TextDraft<TextInput, Output>, "contract" | "textOf">,
  { instruction }: Asking = {},
) {
  const { project_id } = field.place;
  const kept = proposalOf(field);
  const earlier = readUnsaved(kept);
  // what is typed is known here alone, so that the server writes nothing below it
  const saves = field.typed() === undefined;
  let shown = "";
  const show = (text: string) => {
    shown = text;
    keepUnsaved(kept, { text, run: null });
  };
  const takeBack = () => keepUnsaved(kept, earlier);
  const input = { projectId: project_id, instruction, ...(saves ? { saves } : {}) };
  try {
    const key = [draft.contract.name, project_id];
    const { text, isOffered, ...told } = await draftText({ ...draft, key, input, show, takeBack });
    if (saves) keepUnsaved(kept, isOffered ? { text, run: told.generationId ?? null } : null);
    sayNotes(project_id, told);
  } catch (error) {
    if (isStopped(error) && shown) {
      takeOver(field, shown);
      takeBack();
    }
    throw error;
  }
}

/** Puts a text into its field, where it is saved by hand; what stood there can be put back. */
function takeOver(field: DraftedField, text: string) {
  const before = field.typed() ?? field.stored();
  field.type(text);
  field.keepReplaced(before.trim() && before !== text ? before : undefined);
}

/** Saves the text that is offered over the one it was compared with. */
export const acceptTextMutation = (field: DraftedField, failure: ToastKey | NamedToast = "generation.use_failed") =>
  mutationOptions({
    mutationFn: async ({ text, run }: Proposal) => {
      if (run === null) takeOver(field, text);
      else await acceptDraft(db, { id: run, over: { [field.column]: field.stored() } });
      const typed = field.typed();
      if (run !== null && typed !== undefined) {
        field.untype();
        field.keepReplaced(typed);
      }
      declineText(field);
    },
    onSuccess: (_nothing, { run }) => {
      if (run !== null) announce("generation.used", {}, undefined, undoing(field.place.project_id, run));
    },
    meta: { failure, refreshes: [["specifications", field.place.project_id], ["generations"]] },
  });

function undoing(project_id: string, id: string): ToastAction {
  const run = () => {
    const undo = queryClient.getMutationCache().build(queryClient, undoGenerationMutation(project_id));
    void undo.execute({ id }).catch(() => undefined);
  };
  return { label: "Undo", undoes: true, run };
}

/** Forgets the text that is offered; it stays among the drafts. */
export function declineText(field: DraftedField) {
  keepUnsaved(proposalOf(field), null);
}
