import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { FeatureInput } from "#domain/nouns/features.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type Feature = ListedRow<"features">;

export const featuresQuery = (project_id: string) => projectRowsQuery(["features", project_id]);

export const addFeatureMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: FeatureInput) => addRow(db, "features", { ...input, project_id }),
    meta: { toast: "feature.created", adds: true, failure: "feature.failed", row: ["features", project_id] },
  });

/** The feature as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readFeature = (id: string) => getRow(db, "features", { id });

export const changeFeatureMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: FeatureInput & { revision: number }) => changeRow(db, "features", { ...input, id }),
    meta: { toast: "feature.changed", failure: unlessOvertaken("feature.failed"), row: ["features", project_id] },
  });

export const removeFeatureMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "features", { project_id, ids: [id] });
      forgetRows(project_id, "features", [id]);
    },
    meta: {
      toast: "feature.removed",
      failure: "feature.failed",
      undo: undoRemoval(project_id, "features"),
      row: ["features", project_id],
    },
  });

export type FeatureWish = { pageId: string; sectionId: string; name: string; description: string };

export const generateFeatureMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-feature", project_id],
    mutationFn: (wish: FeatureWish) => callDrafting(db, nouns.features.generate, { projectId: project_id, ...wish }),
    meta: {
      toast: "feature.generated",
      failure: "feature.generate_failed",
      refreshes: [["features", project_id], ["generations"]],
    },
  });
