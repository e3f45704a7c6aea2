import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import {
  addQuestionnaire,
  getLatestQuestionnaire,
  getQuestionnaire,
  listQuestionnaires,
  saveQuestionnaire,
} from "#data/questionnaires.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { db } from "#web/lib/supabase.ts";

export type { Questionnaire } from "#data/questionnaires.ts";

/** What is no id at all names nothing. */
async function findQuestionnaire(id: string) {
  return z.uuid().safeParse(id).success ? getQuestionnaire(db, { id }) : null;
}

const listed = ["questionnaires", "of"] as const;
const shown = ["questionnaires", "one"] as const;

export const questionnairesQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...listed, project_id],
    queryFn: () => listQuestionnaires(db, { project_id }),
    meta: { failure: "questionnaires.load_failed" },
  });

export const questionnaireQuery = (id: string) =>
  queryOptions({
    queryKey: [...shown, id],
    queryFn: () => findQuestionnaire(id),
    meta: { failure: "questionnaire.load_failed" },
  });

/** What a form starts from: read anew at each opening and left alone while somebody types. */
export const startingQuestionnaireQuery = (from: { id: string } | { latest_of: string }) =>
  queryOptions({
    queryKey: ["questionnaires", "start", from],
    queryFn: () => ("id" in from ? findQuestionnaire(from.id) : getLatestQuestionnaire(db, { project_id: from.latest_of })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: "questionnaire.load_failed" },
  });

const keep = (project_id: string) => ({
  networkMode: "always" as const,
  /** One save of a project's questionnaire at a time; the next waits its turn. */
  scope: { id: `questionnaire-${project_id}` },
});
const refreshes = [listed, shown];

/** The save of the wizard on its way from step to step; silent when it works. */
export const saveQuestionnaireMutation = (project_id: string, id: string | undefined) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (form: QuestionnaireInput) => saveQuestionnaire(db, { id, project_id, form }),
    meta: { failure: id ? "questionnaire.change_failed" : "questionnaire.create_failed", refreshes },
  });

export const submitQuestionnaireMutation = (project_id: string, id: string | undefined) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (form: QuestionnaireInput) => saveQuestionnaire(db, { id, project_id, form }),
    meta: {
      toast: id ? "questionnaire.changed" : "questionnaire.created",
      failure: id ? "questionnaire.change_failed" : "questionnaire.create_failed",
      refreshes,
    },
  });

export const addQuestionnaireMutation = (project_id: string) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (form: QuestionnaireInput) => addQuestionnaire(db, { project_id, form }),
    meta: { toast: "questionnaire.created", failure: "questionnaire.create_failed", refreshes },
  });
