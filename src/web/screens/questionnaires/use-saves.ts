import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isWorthSaving, type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import type { Draft } from "#web/lib/drafts.ts";
import { type Questionnaire, saveQuestionnaireMutation, submitQuestionnaireMutation } from "#web/queries/questionnaires.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

/** The saves of one wizard: quietly from step to step, and aloud at the end. */
export function useSaves({
  project_id,
  questionnaire,
  keeper,
  placeOf,
}: {
  project_id: string;
  questionnaire: Questionnaire | null;
  keeper: DraftKeeper;
  placeOf: (id: string) => Draft<QuestionnaireInput>;
}) {
  const [id, setId] = useState(questionnaire?.id);
  const [failed, setFailed] = useState(false);
  const background = useMutation(saveQuestionnaireMutation(project_id, id));
  const final = useMutation(submitQuestionnaireMutation(project_id, id));

  function note(form: QuestionnaireInput, saved: Questionnaire) {
    setId(saved.id);
    setFailed(false);
    keeper.noteSaved(form, placeOf(saved.id));
  }

  /** Skipped while an earlier one runs: what was typed since is still on this device and goes with the next. */
  function saveInBackground(values: QuestionnaireInput) {
    if (background.isPending || final.isPending) return;
    if (!id && !isWorthSaving(values)) return;
    const checked = questionnaireInput.safeParse(values);
    if (!checked.success) return;
    const form = checked.data;
    background.mutate(form, { onSuccess: (saved) => note(form, saved), onError: () => setFailed(true) });
  }

  function submit(form: QuestionnaireInput, onSaved: () => void) {
    final.mutate(form, {
      onSuccess: (saved) => {
        keeper.note(form);
        note(form, saved);
        onSaved();
      },
      onError: () => setFailed(true),
    });
  }

  return {
    saveInBackground,
    submit,
    submitting: final.isPending,
    status: { saving: background.isPending || final.isPending, failed, exists: id !== undefined },
  };
}
