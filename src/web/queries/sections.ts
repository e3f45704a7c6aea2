import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { addSection, changeSection, listProjectSections, listSections, removeSection } from "#data/sections.ts";
import type { SectionInput } from "#domain/sections.ts";
import { db } from "#web/lib/supabase.ts";

export type { Section } from "#data/sections.ts";

type Place = { project_id: string; page_id: string };

export const sectionsQuery = ({ project_id, page_id }: Place) =>
  queryOptions({ queryKey: ["sections", project_id, "of", page_id], queryFn: () => listSections(db, { page_id }) });

export const projectSectionsQuery = (project_id: string) =>
  queryOptions({ queryKey: ["sections", project_id, "all"], queryFn: () => listProjectSections(db, { project_id }) });

/** It comes after the sections the page has at that moment. */
export const addSectionMutation = ({ project_id, page_id }: Place) =>
  mutationOptions({
    mutationFn: async (input: SectionInput) => {
      const { length } = await listSections(db, { page_id });
      return addSection(db, { ...input, page_id, order_index: length });
    },
    meta: { toast: "section.created", failure: "section.failed", refreshes: [["sections", project_id]] },
  });

export const changeSectionMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: SectionInput) => changeSection(db, { ...input, id }),
    meta: { toast: "section.changed", failure: "section.failed", refreshes: [["sections", project_id]] },
  });

export const removeSectionMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => removeSection(db, { id }),
    meta: {
      toast: "section.removed",
      failure: "section.failed",
      refreshes: [
        ["sections", project_id],
        ["features", project_id],
      ],
    },
  });
