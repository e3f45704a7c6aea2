import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { startingQuestionnaireQuery } from "#web/queries/questionnaires.ts";

/** The questionnaire as the server has it at this opening: undefined until then, null where there is none. Later reads change nothing. */
export function useOpening(query: ReturnType<typeof startingQuestionnaireQuery>) {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, isError, refetch } = useQuery(query);
  const questionnaire = dataUpdatedAt >= openedAt ? data : undefined;
  return { questionnaire, failed: isError && questionnaire === undefined, retry: () => void refetch() };
}
