import * as z from "zod";
import { newQuestionnaire, type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import { type Typed, wordsShape } from "#web/editing/typed.ts";
import { keepUnsaved, readUnsaved, unsavedKey } from "#web/editing/unsaved.ts";

/** Where a half-typed form lies on this device: per person and project, and per questionnaire once there is one. */
export function answersKey({
  user_id,
  project_id,
  id = "new",
}: {
  user_id: string;
  project_id: string;
  id?: string | undefined;
}) {
  return unsavedKey(user_id, "questionnaire", project_id, id);
}

/** What was typed before there was a questionnaire of its own is of that one from now on. */
export function moveAnswers(from: string, to: string) {
  const kept = readUnsaved({ key: from, shape: answersShape });
  if (from === to || !kept) return;
  keepUnsaved({ key: from, shape: answersShape }, null);
  keepUnsaved({ key: to, shape: answersShape }, kept);
}

/** Answers as they were kept, their texts however long; what cannot be read counts as not typed. */
export const answersShape = wordsShape<QuestionnaireInput>(
  z
    .record(z.string(), z.unknown())
    .transform(
      (kept): Typed<QuestionnaireInput> =>
        Object.fromEntries(fieldNames.flatMap((name) => (isReadable(name, kept[name]) ? [[name, kept[name]]] : []))),
    ),
);

const fieldNames = questionnaireInput.keyof().options;

function isReadable(name: keyof QuestionnaireInput, value: unknown) {
  const isText = typeof value === "string" && !Array.isArray(newQuestionnaire[name]);
  return value !== undefined && (isText || questionnaireInput.shape[name].safeParse(value).success);
}
