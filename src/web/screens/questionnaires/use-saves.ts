import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isWorthSaving, type QuestionnaireInput, questionnaireInput, readQuestionnaire } from "#domain/questionnaires.ts";
import { createSaveLane } from "#web/editing/save-lane.ts";
import { useRevisedSave } from "#web/editing/use-revised-save.ts";
import {
  addQuestionnaireMutation,
  type KnownQuestionnaire,
  type Questionnaire,
  readStoredQuestionnaire,
  saveQuestionnaireMutation,
  submitQuestionnaireMutation,
} from "#web/queries/questionnaires.ts";
import { labelOf } from "./questionnaire-steps.ts";
import { moveAnswers } from "./unsaved-answers.ts";
import type { AnswersForm } from "./use-answers-form.ts";

/** The saves of one wizard: quietly from step to step, and aloud at the end. */
export function useSaves({
  project_id,
  questionnaire,
  unsaved,
  onStored,
  keyOf,
  firstKey,
}: {
  project_id: string;
  questionnaire: Questionnaire | null;
  unsaved: AnswersForm;
  /** Told where what is typed is kept from now on. */
  onStored: (key: string) => void;
  keyOf: (id: string) => string;
  firstKey: string;
}) {
  const key = useRef(firstKey);
  const known = useRef<KnownQuestionnaire | undefined>(questionnaire ?? undefined);
  const [exists, setExists] = useState(questionnaire !== null);
  const [failed, setFailed] = useState(false);
  const [lane] = useState(() => createSaveLane(storedOf));
  const quiet = useMutation(saveQuestionnaireMutation(project_id, exists));
  const aloud = useMutation(submitQuestionnaireMutation(project_id, exists));
  const again = useMutation(addQuestionnaireMutation(project_id));

  function goOn(values: QuestionnaireInput, saved: KnownQuestionnaire, submitted: QuestionnaireInput) {
    known.current = saved;
    setExists(true);
    setFailed(false);
    unsaved.goOn(values, saved.revision, submitted, key.current);
    const next = keyOf(saved.id);
    moveAnswers(key.current, next);
    key.current = next;
    onStored(next);
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
      return row && storedOf(row);
    },
    addAgain: async (values: QuestionnaireInput) => goOn(values, await again.mutateAsync(values), unsaved.form.getValues()),
    labelOf,
  });
  const background = useRevisedSave<QuestionnaireInput, Questionnaire>(through(quiet));
  const final = useRevisedSave<QuestionnaireInput, Questionnaire>(through(aloud));

  function edit(mine: QuestionnaireInput, onSaved: () => void) {
    const submitted = unsaved.form.getValues();
    return {
      base: unsaved.base,
      mine,
      known: unsaved.known,
      onSaved: (saved: Questionnaire, values: QuestionnaireInput) => {
        goOn(values, saved, submitted);
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
    if (checked.success) background.save(edit(checked.data, () => undefined));
  }

  return {
    saveInBackground,
    submit: (values: QuestionnaireInput, onSaved: () => void) => final.save(edit(values, onSaved)),
    /** The same without a word. */
    submitQuietly: (values: QuestionnaireInput, onSaved: () => void) => background.save(edit(values, onSaved)),
    submitting: final.pending,
    conflict: background.conflict ?? final.conflict,
    status: { saving: background.pending || final.pending, failed, exists },
  };
}

const storedOf = (row: Questionnaire) => ({ values: readQuestionnaire(row), revision: row.revision });
