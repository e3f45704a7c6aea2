import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { SecurityMeasureInput } from "#domain/nouns/security-measures.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type SecurityMeasure = ListedRow<"security_measures">;

export const securityMeasuresQuery = (project_id: string) => projectRowsQuery(["security_measures", project_id]);

export const addSecurityMeasureMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: SecurityMeasureInput) => addRow(db, "security_measures", { ...input, project_id }),
    meta: {
      toast: "security_measure.created",
      adds: true,
      failure: "security_measure.failed",
      row: ["security_measures", project_id],
    },
  });

/** The measure as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readSecurityMeasure = (id: string) => getRow(db, "security_measures", { id });

export const changeSecurityMeasureMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: SecurityMeasureInput & { revision: number }) => changeRow(db, "security_measures", { ...input, id }),
    meta: {
      toast: "security_measure.changed",
      failure: unlessOvertaken("security_measure.failed"),
      row: ["security_measures", project_id],
    },
  });

export const removeSecurityMeasureMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "security_measures", { project_id, ids: [id] });
      forgetRows(project_id, "security_measures", [id]);
    },
    meta: {
      toast: "security_measure.removed",
      failure: "security_measure.failed",
      undo: undoRemoval(project_id, "security_measures"),
      row: ["security_measures", project_id],
    },
  });

export const generateSecurityMeasuresMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-security-measures", project_id],
    mutationFn: () => callDrafting(db, nouns.security_measures.generate, { projectId: project_id }),
    meta: {
      toast: "security_measures.generated",
      failure: "security_measures.generate_failed",
      refreshes: [["security_measures", project_id], ["generations"]],
    },
  });
