import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { addRow, type ListedRow, listRows, reorderSections } from "#data/rows.ts";
import type { WordsOf } from "#domain/nouns/all.ts";
import { db } from "#web/lib/supabase.ts";
import { inNewOrder } from "./new-order.ts";
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

export const reorderSectionsMutation = ({ project_id, page_id }: PageKey) =>
  mutationOptions({
    ...inNewOrder({
      ...sectionsQuery({ project_id, page_id }),
      order: (rows: readonly Section[], ids: string[]) => rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      stale: ["sections", project_id],
    }),
    mutationFn: (ids: string[]) => reorderSections(db, { page_id, ids }),
    meta: { failure: "sections.reorder_failed" },
  });
