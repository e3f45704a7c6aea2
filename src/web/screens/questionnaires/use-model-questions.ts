import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type DomainQuestion, saysEnough, saysOther } from "#domain/domain-questions.ts";
import type { DomainAnswer } from "#domain/questionnaires.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { modelQuestionsQuery } from "#web/queries/domain-questions.ts";
import { drafterQuery } from "#web/queries/generations.ts";

/** In milliseconds: how long nobody types before a model is asked, and how long its questions are waited for. */
const PAUSE = 2_000;
const PATIENCE = 8_000;
const UNREACHED = "Your language model could not be asked, so these are the built-in questions.";

export type Described = {
  project_id: string | undefined;
  description: string;
  language: string;
  answers: readonly DomainAnswer[];
};

export type ModelQuestions = {
  /** Nothing where the built-in questions are to be shown. */
  questions?: readonly DomainQuestion[] | undefined;
  isWaiting?: boolean;
  /** Why they are the built-in ones although a model is connected. */
  note?: string | null;
  /** Shows the questions that came too late. */
  take?: (() => void) | undefined;
};

/** The questions of the project's language model, where one is connected; answers of an earlier visit are enough until the description changes. */
export function useModelQuestions({ project_id = "", description, ...given }: Described): ModelQuestions {
  const [opened] = useState({ description, isAnswered: given.answers.length > 0 });
  const [asked, setAsked] = useState(description);
  const [lateOn, setLateOn] = useState<string>();
  const settled = useSettled(description, PAUSE);
  if (saysOther(asked, settled)) setAsked(settled);

  const drafter = useQuery({ ...drafterQuery(project_id), enabled: project_id !== "" });
  const isWanted = saysEnough(asked) && !(opened.isAnswered && asked === opened.description);
  const hasModel = drafter.data?.built_in === false;
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...modelQuestionsQuery({ project_id, description: asked, ...given }),
    enabled: isWanted && hasModel,
  });
  useEffect(() => {
    if (!isFetching) return;
    const timer = setTimeout(() => setLateOn(asked), PATIENCE);
    return () => clearTimeout(timer);
  }, [isFetching, asked]);

  if (drafter.isLoading) return { questions: [] };
  if (isError) return { note: UNREACHED };
  if (!hasModel || (saysEnough(asked) && !isWanted)) return {};
  if (data?.note) return { note: data.note };
  if (lateOn === asked && !isPlaceholderData) return { take: data && (() => setLateOn(undefined)) };
  return data ? { questions: data.questions } : { questions: [], isWaiting: saysEnough(description) };
}
