import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { DomainQuestion } from "#domain/drafter/questions/questions.ts";
import { type DomainAnswer, kindOfQuestion } from "#domain/questionnaires.ts";
import { domainQuestionsQuery } from "#web/queries/domain-questions.ts";

export type AskedQuestion = DomainQuestion & { answer: string };

/** The questions that were answered already, as they were asked, and those the description leaves open. */
export function useDomainQuestions(description: string, answers: readonly DomainAnswer[]): AskedQuestion[] {
  const { data: open = [] } = useQuery(domainQuestionsQuery(useDeferredValue(description)));
  const kinds = new Set(answers.map(kindOfQuestion));
  return [
    ...answers.map((given) => ({ ...given, example: open.find((one) => sameKind(one, given))?.example ?? "" })),
    ...open.filter((question) => !kinds.has(kindOfQuestion(question))).map((question) => ({ ...question, answer: "" })),
  ];
}

const sameKind = (one: { key: string }, other: { key: string }) => kindOfQuestion(one) === kindOfQuestion(other);
