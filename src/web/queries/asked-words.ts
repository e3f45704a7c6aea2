import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getLatestQuestionnaire } from "#data/questionnaires.ts";
import type { SpecificationWords } from "#data/specifications.ts";
import type { AskedWord } from "#domain/asked-words.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";
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

const keyOf = ({ project_id, version }: SpecificationKey, { field }: AskedWord) => `pa:kept:${project_id}:${version}:${field}`;
const decided = ({ asked, kept }: AskedWord) => JSON.stringify([asked, kept]);

/** Whether somebody decided here to keep the specification's word against this very answer. */
export function isKept(place: SpecificationKey, word: AskedWord) {
  return readStored(keyOf(place, word)) === decided(word);
}

export function keepWord(place: SpecificationKey, word: AskedWord) {
  writeStored(keyOf(place, word), decided(word));
}
