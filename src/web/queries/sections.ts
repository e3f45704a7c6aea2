import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { addRow, changeRow, getRow, type ListedRow, listRows, removeRows, reorderSections } from "#data/rows.ts";
import type { SectionWords } from "#domain/nouns/sections.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { withWritten } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type Section = ListedRow<"sections">;

type Place = { project_id: string; page_id: string };

export function sectionsQuery({ project_id, page_id }: Place) {
  const queryKey = ["sections", project_id, "of", page_id] as const;
  const read = () => listRows(db, "sections", { project_id, where: { page_id } });
  return queryOptions({ queryKey, queryFn: async () => withWritten(queryKey, await read()) });
}

export function projectSectionsQuery(project_id: string) {
  const queryKey = ["sections", project_id, "all"] as const;
  const read = () => listRows(db, "sections", { project_id });
  return queryOptions({ queryKey, queryFn: async () => withWritten(queryKey, await read()) });
}

/** It comes after the sections the page has at that moment. */
export const addSectionMutation = ({ project_id, page_id }: Place) =>
  mutationOptions({
    mutationFn: async (input: SectionWords) => {
      const { length } = await listRows(db, "sections", { project_id, where: { page_id } });
      return addRow(db, "sections", { ...input, page_id, order_index: length });
    },
    meta: { toast: "section.created", failure: "section.failed", refreshes: [["sections", project_id]], adds: true },
  });

/** The section as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readSection = (id: string) => getRow(db, "sections", { id });

export const changeSectionMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: SectionWords & { revision: number }) => changeRow(db, "sections", { ...input, id }),
    meta: { toast: "section.changed", failure: unlessOvertaken("section.failed"), refreshes: [["sections", project_id]] },
  });

export const removeSectionMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "sections", { project_id, ids: [id] });
      forgetRows(project_id, "sections", [id]);
    },
    meta: {
      toast: "section.removed",
      failure: "section.failed",
      undo: undoRemoval(project_id, "sections"),
      refreshes: [
        ["sections", project_id],
        ["features", project_id],
      ],
    },
  });

/** The sections stand in their new order at once, and where it cannot be saved in the old one again. */
export const reorderSectionsMutation = ({ project_id, page_id }: Place) => {
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
