import type { QuestionnaireInput } from "#domain/questionnaires.ts";

/** A description to begin from, with the answers that usually go with it; all of it is the person's to change. */
export type Template = {
  key: string;
  name: string;
  blurb: string;
  icon: "wrench" | "calendar-check" | "store" | "repeat" | "truck";
  questionnaire: Pick<QuestionnaireInput, "project_description"> & Partial<QuestionnaireInput>;
};
