import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import {
  addQualityRequirement,
  changeQualityRequirement,
  getQualityRequirement,
  listQualityRequirements,
  removeQualityRequirement,
} from "#data/quality-requirements.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { QualityRequirementInput } from "#domain/nouns/quality-requirements.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type { QualityRequirement } from "#data/quality-requirements.ts";

export const qualityRequirementsQuery = (project_id: string) =>
  projectRowsQuery(["quality_requirements", project_id], listQualityRequirements);

export const addQualityRequirementMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: QualityRequirementInput) => addQualityRequirement(db, { ...input, project_id }),
    meta: {
      toast: "quality_requirement.created",
      adds: true,
      failure: "quality_requirement.failed",
      row: ["quality_requirements", project_id],
    },
  });

/** The requirement as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readQualityRequirement = (id: string) => getQualityRequirement(db, { id });

export const changeQualityRequirementMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: QualityRequirementInput & { revision: number }) => changeQualityRequirement(db, { ...input, id }),
    meta: {
      toast: "quality_requirement.changed",
      failure: unlessOvertaken("quality_requirement.failed"),
      row: ["quality_requirements", project_id],
    },
  });

export const removeQualityRequirementMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeQualityRequirement(db, { id });
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
