import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { QualityRequirementInput } from "#domain/nouns/quality-requirements.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type QualityRequirement = ListedRow<"quality_requirements">;

export const qualityRequirementsQuery = (project_id: string) => projectRowsQuery(["quality_requirements", project_id]);

export const addQualityRequirementMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: QualityRequirementInput) => addRow(db, "quality_requirements", { ...input, project_id }),
    meta: {
      toast: "quality_requirement.created",
      adds: true,
      failure: "quality_requirement.failed",
      row: ["quality_requirements", project_id],
    },
  });

/** The requirement as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readQualityRequirement = (id: string) => getRow(db, "quality_requirements", { id });

export const changeQualityRequirementMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: QualityRequirementInput & { revision: number }) =>
      changeRow(db, "quality_requirements", { ...input, id }),
    meta: {
      toast: "quality_requirement.changed",
      failure: unlessOvertaken("quality_requirement.failed"),
      row: ["quality_requirements", project_id],
    },
  });

export const removeQualityRequirementMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "quality_requirements", { project_id, ids: [id] });
      forgetRows(project_id, "quality_requirements", [id]);
    },
    meta: {
      toast: "quality_requirement.removed",
      failure: "quality_requirement.failed",
      undo: undoRemoval(project_id, "quality_requirements"),
      row: ["quality_requirements", project_id],
    },
  });

export const generateQualityRequirementsMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-quality-requirements", project_id],
    mutationFn: () => callDrafting(db, nouns.quality_requirements.generate, { projectId: project_id }),
    meta: {
      toast: "quality_requirements.generated",
      failure: "quality_requirements.generate_failed",
      refreshes: [["quality_requirements", project_id], ["generations"]],
    },
  });
