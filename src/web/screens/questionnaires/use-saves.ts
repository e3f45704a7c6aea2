import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSame } from "#domain/merge.ts";
import { isWorthSaving, type QuestionnaireInput, questionnaireInput, readQuestionnaire } from "#domain/questionnaires.ts";
import { createSaveLane } from "#web/editing/save-lane.ts";
import type { Unsaved } from "#web/editing/unsaved.ts";
import { useRevisedSave } from "#web/editing/use-revised-save.ts";
import {
  addQuestionnaireMutation,
  type KnownQuestionnaire,
  type Questionnaire,
  readStoredQuestionnaire,
  saveQuestionnaireMutation,
  submitQuestionnaireMutation,
} from "#web/queries/questionnaires.ts";
import type { AnswersKeeper } from "./answers-keeper.ts";
import { labelOf } from "./questionnaire-steps.ts";

/** The saves of one wizard: quietly from step to step, and aloud at the end. */
export function useSaves({
  project_id,
  questionnaire,
  form,
  keeper,
  placeOf,
}: {
  project_id: string;
  questionnaire: Questionnaire | null;
  form: UseFormReturn<QuestionnaireInput>;
  keeper: AnswersKeeper;
  placeOf: (id: string) => Unsaved<QuestionnaireInput>;
}) {
  const known = useRef<KnownQuestionnaire | undefined>(questionnaire ?? undefined);
  const [exists, setExists] = useState(questionnaire !== null);
  const [failed, setFailed] = useState(false);
  const [lane] = useState(() => createSaveLane(standingOf));
  const quiet = useMutation(saveQuestionnaireMutation(project_id, exists));
  const aloud = useMutation(submitQuestionnaireMutation(project_id, exists));
  const again = useMutation(addQuestionnaireMutation(project_id));

  function note(values: QuestionnaireInput, saved: KnownQuestionnaire) {
    known.current = saved;
    setExists(true);
    setFailed(false);
    keeper.noteSaved(values, placeOf(saved.id));
  }

  const through = (saving: typeof quiet) => ({
    lane,
    save: (values: QuestionnaireInput, revision: number | null) => {
      const { id } = known.current ?? {};
      return saving.mutateAsync({ form: values, known: id && revision !== null ? { id, revision } : undefined });
    },
    read: async () => {
      const row = await readStoredQuestionnaire({ project_id, id: known.current?.id });
      known.current = row ?? undefined;
      return row && standingOf(row);
    },
    addAgain: async (values: QuestionnaireInput) => note(values, await again.mutateAsync(values)),
    labelOf,
  });
  const background = useRevisedSave<QuestionnaireInput, Questionnaire>(through(quiet));
  const final = useRevisedSave<QuestionnaireInput, Questionnaire>(through(aloud));

  function begin(mine: QuestionnaireInput, onSaved: () => void) {
    return {
      base: keeper.begun(),
      mine,
      known: { values: keeper.saved(), revision: known.current?.revision ?? null },
      onSaved: (saved: Questionnaire, values: QuestionnaireInput) => {
        note(values, saved);
        takeOver(form, mine, values);
        onSaved();
      },
      onAddedAgain: onSaved,
      onFailed: () => setFailed(true),
    };
  }

  /** Skipped while an earlier one runs: what was typed since is still on this device and goes with the next. */
  function saveInBackground(values: QuestionnaireInput) {
    if (background.pending || final.pending) return;
    if (!exists && !isWorthSaving(values)) return;
    const checked = questionnaireInput.safeParse(values);
    if (checked.success) background.save(begin(checked.data, () => undefined));
  }

  return {
    saveInBackground,
    submit: (values: QuestionnaireInput, onSaved: () => void) => {
      keeper.note(values);
      final.save(begin(values, onSaved));
    },
    submitting: final.pending,
    conflict: background.conflict ?? final.conflict,
    status: { saving: background.pending || final.pending, failed, exists },
  };
}

const standingOf = (row: Questionnaire) => ({ values: readQuestionnaire(row), revision: row.revision });

/** What others changed meanwhile appears in the form, except where something was typed since. */
function takeOver(form: UseFormReturn<QuestionnaireInput>, submitted: QuestionnaireInput, saved: QuestionnaireInput) {
  for (const field of questionnaireInput.keyof().options) {
    if (isSame(submitted[field], saved[field]) || !isSame(form.getValues(field), submitted[field])) continue;
    form.setValue(field, saved[field]);
  }
}
