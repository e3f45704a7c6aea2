import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type AskedQuestion, type DomainQuestion, questionsToShow } from "#domain/domain-questions.ts";
import { domainQuestionsQuery } from "#web/queries/domain-questions.ts";
import { type Described, type ModelQuestions, useModelQuestions } from "./use-model-questions.ts";

export type DomainQuestions = Omit<ModelQuestions, "questions"> & { questions: readonly AskedQuestion[] };

/** The questions that were answered already, as they were asked, and those the description leaves open: the model's, else our own. */
export function useDomainQuestions({ answers, ...described }: Described): DomainQuestions {
  const { questions: asked, ...state } = useModelQuestions({ answers, ...described });
  const { data: builtIn = [] } = useQuery(domainQuestionsQuery(useDeferredValue(described.description)));
  const [shown, setShown] = useState<readonly DomainQuestion[]>([]);
  const questions = questionsToShow(shown, { answers, open: asked ?? builtIn });
  if (questions.map(({ key }) => key).join("\n") !== shown.map(({ key }) => key).join("\n")) setShown(questions);
  return { ...state, questions };
}
