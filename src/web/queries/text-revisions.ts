import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { listTextRevisions, REVISIONS_AT_ONCE } from "#data/row-revisions.ts";
import { saveSpecification } from "#data/specifications.ts";
import { type CitedText, citedTexts } from "#domain/cited.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

export type TextOfHistory = { project_id: string; version: string; row_id: string; field: CitedText };

/** What a text of the specification said each time it changed, the last first. */
export const textRevisionsQuery = ({ project_id, row_id, field }: TextOfHistory) =>
  infiniteQueryOptions({
    queryKey: ["text_revisions", project_id, row_id, field],
    queryFn: ({ pageParam }) => listTextRevisions(db, { project_id, row_id, field, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < REVISIONS_AT_ONCE ? undefined : page.at(-1)?.made_at),
    staleTime: 0,
  });

type Restored = { text: string; former: string; label: string };

/** Gives a text the words it had, as a new revision; taken back by giving it those it has now. */
export const restoreTextMutation = (of: TextOfHistory) =>
  mutationOptions({
    mutationFn: ({ text }: Restored) =>
      saveSpecification(db, { project_id: of.project_id, version: of.version, words: { [of.field]: text } }),
    meta: {
      toast: "text.restored",
      failure: "text.restore_failed",
      refreshes: ["text_revisions", "specifications", "activity"].map((key) => [key, of.project_id]),
      undo: (given: unknown): Promise<unknown> => {
        const { former, text, label } = given as Restored;
        const back = { text: former, former: text, label };
        return queryClient.getMutationCache().build(queryClient, restoreTextMutation(of)).execute(back);
      },
    },
  });

/** The text an address asks the history of; null where it names none. */
export function readTextOf(value: string | null): CitedText | null {
  return value !== null && Object.hasOwn(citedTexts, value) ? (value as CitedText) : null;
}
