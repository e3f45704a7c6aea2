import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { dropKeptAnswer, type KeptAnswer, keepAnswer, listKeptAnswers } from "#data/kept-answers.ts";
import { getLatestQuestionnaire } from "#data/questionnaires.ts";
import type { SpecificationWords } from "#data/specifications.ts";
import type { AskedWord } from "#domain/asked-words.ts";
import { hashOf } from "#domain/quality/suppression.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, storeWords } from "./specification-words.ts";
import type { SpecificationKey } from "./specifications.ts";

/** The answers the specification is compared with. */
export const latestAnswersQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["questionnaires", "of", project_id, "latest"],
    queryFn: async () => {
      const row = await getLatestQuestionnaire(db, { project_id });
      return row && readQuestionnaire(row);
    },
    meta: { failure: null },
  });

/** Takes an answer of the questionnaire in place of what the specification said. */
export const takeAskedWordMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: ({ words, revision }: { words: AskedWord["words"]; revision: number | null }) =>
      storeWords(place, { words: words as SpecificationWords, revision }),
    scope: oneAtATime(place),
    meta: {
      toast: "specification.saved",
      failure: unlessOvertaken("specification.save_failed"),
      refreshes: besideStored(place),
    },
  });

const keptAs = ({ field, asked, kept }: AskedWord): KeptAnswer => ({ field, difference: hashOf(JSON.stringify([asked, kept])) });

/** The answers that somebody decided the specification is not to take. */
export const keptAnswersQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["kept_answers", project_id],
    queryFn: () => listKeptAnswers(db, { project_id }),
    meta: { failure: null },
  });

/** Whether somebody decided to keep the specification's word against this very answer. */
export function isKept(kept: readonly KeptAnswer[], word: AskedWord): boolean {
  const { field, difference } = keptAs(word);
  return kept.some((one) => one.field === field && one.difference === difference);
}

/** Decides it for everybody in the project; `what` says how it was decided. */
export const keepWordMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ word }: { word: AskedWord; what: string }) => keepAnswer(db, { project_id, ...keptAs(word) }),
    meta: {
      toast: "answers.kept",
      failure: "answers.keep_failed",
      refreshes: [keptAnswersQuery(project_id).queryKey],
      undo: (given) =>
        queryClient
          .getMutationCache()
          .build(queryClient, dropWordMutation(project_id))
          .execute((given as { word: AskedWord }).word),
    },
  });

const dropWordMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (word: AskedWord) => dropKeptAnswer(db, { project_id, ...keptAs(word) }),
    meta: { toast: "answers.asked_again", failure: "answers.keep_failed", refreshes: [keptAnswersQuery(project_id).queryKey] },
  });
