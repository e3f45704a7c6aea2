import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { askQuestions } from "#domain/domain-questions.ts";
import type { DomainAnswer } from "#domain/questionnaires.ts";
import { db } from "#web/lib/supabase.ts";

/** What the description leaves open; the drafter that finds it is loaded when first asked. */
export const domainQuestionsQuery = (description: string) =>
  queryOptions({
    queryKey: ["domain_questions", description],
    queryFn: async () => (await import("#domain/drafter/questions/questions.ts")).questionsFor(description),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    networkMode: "always",
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });

type Described = { project_id: string; description: string; language: string; answers: readonly DomainAnswer[] };

/** What the project's language model asks; once for a description, since each time has its price. */
export const modelQuestionsQuery = ({ project_id, answers, ...said }: Described) =>
  queryOptions({
    queryKey: ["domain_questions", project_id, said.description],
    queryFn: () => callFunction(db, askQuestions, { projectId: project_id, answers: [...answers], ...said }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
