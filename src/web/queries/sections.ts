import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { addRow, type ListedRow, listRows, reorderSections } from "#data/rows.ts";
import type { WordsOf } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { withWritten } from "./project-rows.ts";
import { whereAdded } from "./rows.ts";

export type Section = ListedRow<"sections">;

type PageKey = { project_id: string; page_id: string };

/** A page's sections in their order. */
export function sectionsQuery({ project_id, page_id }: PageKey) {
  const queryKey = ["sections", project_id, "of", page_id] as const;
  const read = () => listRows(db, "sections", { project_id, where: { page_id } });
  return queryOptions({ queryKey, queryFn: async () => withWritten(queryKey, await read()) });
}

/** It comes after the sections the page has at that moment. */
export const addSectionMutation = ({ project_id, page_id }: PageKey) =>
  mutationOptions({
    mutationFn: async (input: WordsOf<"sections">) => {
      const { length } = await listRows(db, "sections", { project_id, where: { page_id } });
      return addRow(db, "sections", { ...input, page_id, order_index: length });
    },
    meta: whereAdded("sections", project_id),
  });

/** The sections stand in their new order at once, and where it cannot be saved in the old one again. */
export const reorderSectionsMutation = ({ project_id, page_id }: PageKey) => {
  const { queryKey } = sectionsQuery({ project_id, page_id });
  return mutationOptions({
    mutationFn: (ids: string[]) => reorderSections(db, { page_id, ids }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (rows) => rows?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return { before };
    },
    onError: (_error, _ids, shown) => queryClient.setQueryData(queryKey, shown?.before),
    meta: { failure: "sections.reorder_failed", refreshes: [["sections", project_id]] },
  });
};
