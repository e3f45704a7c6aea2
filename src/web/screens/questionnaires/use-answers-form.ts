import { useEffect } from "react";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { questionnaireInput } from "#domain/questionnaires.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { answersShape } from "./unsaved-answers.ts";

export type AnswersForm = ReturnType<typeof useAnswersForm>;

/** A questionnaire's form that outlives a reload. Its fields set their values themselves, so it is followed instead of listened to. */
export function useAnswersForm(given: { key: string; start: QuestionnaireInput; revision?: number | null }) {
  const unsaved = useUnsavedForm({ ...given, shape: questionnaireInput, words: answersShape, mode: "onTouched" });
  const { form, keep } = unsaved;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }));
  return unsaved;
}
