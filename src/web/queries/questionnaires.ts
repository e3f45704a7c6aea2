import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import {
  addQuestionnaire,
  getLatestQuestionnaire,
  getQuestionnaire,
  type KnownQuestionnaire,
  listQuestionnaires,
  type Questionnaire,
  saveQuestionnaire,
} from "#data/questionnaires.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { answered, showAnswer } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { readProjectPart } from "./project-parts.ts";

export type { KnownQuestionnaire, Questionnaire } from "#data/questionnaires.ts";

/** What is no id at all names nothing. */
async function findQuestionnaire(id: string) {
  return z.uuid().safeParse(id).success ? getQuestionnaire(db, { id }) : null;
}

const listed = ["questionnaires", "of"] as const;
const shown = ["questionnaires", "one"] as const;

export const questionnairesQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...listed, project_id],
    queryFn: async () => (await readProjectPart("questionnaires", project_id)) ?? listQuestionnaires(db, { project_id }),
    meta: { failure: "questionnaires.load_failed", newestFirst: { by: "created_at" } },
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
  onSuccess: (saved: Questionnaire) => showAnswer(queryClient, questionnaireQuery(saved.id).queryKey, saved),
  networkMode: "always" as const,
  /** One save of a project's questionnaire at a time; the next waits its turn. */
  scope: { id: `questionnaire-${project_id}` },
});
/** What is answered arrives in the specification and the project, where nothing stands there. */
const written = (project_id: string) => ({
  row: [...listed, project_id],
  known: answered,
  refreshes: [["specifications", project_id], ["projects"]],
});

type Answers = { form: QuestionnaireInput; known: KnownQuestionnaire | undefined };

/** The save of the wizard on its way from step to step; silent when it works. */
export const saveQuestionnaireMutation = (project_id: string, isKnown: boolean) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (answers: Answers) => saveQuestionnaire(db, { ...answers, project_id }),
    meta: {
      failure: unlessOvertaken(isKnown ? "questionnaire.change_failed" : "questionnaire.create_failed"),
      ...written(project_id),
    },
  });

export const submitQuestionnaireMutation = (project_id: string, isKnown: boolean) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (answers: Answers) => saveQuestionnaire(db, { ...answers, project_id }),
    meta: {
      toast: isKnown ? "questionnaire.changed" : "questionnaire.created",
      failure: unlessOvertaken(isKnown ? "questionnaire.change_failed" : "questionnaire.create_failed"),
      ...written(project_id),
    },
  });

/** The questionnaire as it is stored now, or the project's latest where none is known; null where there is none. */
export async function readStoredQuestionnaire({ project_id, id }: { project_id: string; id: string | undefined }) {
  return id ? getQuestionnaire(db, { id }) : getLatestQuestionnaire(db, { project_id });
}

export const addQuestionnaireMutation = (project_id: string) =>
  mutationOptions({
    ...keep(project_id),
    mutationFn: (form: QuestionnaireInput) => addQuestionnaire(db, { project_id, form }),
    meta: { toast: "questionnaire.created", failure: "questionnaire.create_failed", ...written(project_id) },
  });
