import { keepPreviousData, queryOptions } from "@tanstack/react-query";

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
