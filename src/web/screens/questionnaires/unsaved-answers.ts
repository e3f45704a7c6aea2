import * as z from "zod";
import { newQuestionnaire, type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import { type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";

/** Where a half-typed form lies on this device: per person and project, and per questionnaire once there is one. */
export function unsavedAnswers({
  user_id,
  project_id,
  id,
}: {
  user_id: string;
  project_id: string;
  id?: string;
}): Unsaved<QuestionnaireInput> {
  return { key: unsavedKey(user_id, "questionnaire", project_id, id ?? "new"), shape: keptForm };
}

/** A form as it was kept, its texts however long; what cannot be read is as in a new form. */
const keptForm: z.ZodType<QuestionnaireInput> = z
  .record(z.string(), z.unknown())
  .transform((kept) => Object.assign({}, ...fieldNames.map((name) => readField(name, kept[name]))));

const fieldNames = questionnaireInput.keyof().options;

function readField(name: keyof QuestionnaireInput, value: unknown) {
  const isText = typeof value === "string" && !Array.isArray(newQuestionnaire[name]);
  const isRead = isText || questionnaireInput.shape[name].safeParse(value).success;
  return { [name]: isRead ? value : newQuestionnaire[name] };
}
