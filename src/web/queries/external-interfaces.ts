import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type ExternalInterface = ListedRow<"external_interfaces">;

export const externalInterfacesQuery = (project_id: string) => projectRowsQuery(["external_interfaces", project_id]);

export const addExternalInterfaceMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: ExternalInterfaceInput) => addRow(db, "external_interfaces", { ...input, project_id }),
    meta: {
      toast: "external_interface.created",
      adds: true,
      failure: "external_interface.failed",
      row: ["external_interfaces", project_id],
    },
  });

/** The interface as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readExternalInterface = (id: string) => getRow(db, "external_interfaces", { id });

export const changeExternalInterfaceMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: ExternalInterfaceInput & { revision: number }) => changeRow(db, "external_interfaces", { ...input, id }),
    meta: {
      toast: "external_interface.changed",
      failure: unlessOvertaken("external_interface.failed"),
      row: ["external_interfaces", project_id],
    },
  });

export const removeExternalInterfaceMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "external_interfaces", { project_id, ids: [id] });
      forgetRows(project_id, "external_interfaces", [id]);
    },
    meta: {
      toast: "external_interface.removed",
      failure: "external_interface.failed",
      undo: undoRemoval(project_id, "external_interfaces"),
      row: ["external_interfaces", project_id],
    },
  });

export const generateExternalInterfacesMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-external-interfaces", project_id],
    mutationFn: () => callDrafting(db, nouns.external_interfaces.generate, { projectId: project_id }),
    meta: {
      toast: "external_interfaces.generated",
      failure: "external_interfaces.generate_failed",
      refreshes: [["external_interfaces", project_id], ["generations"]],
    },
  });
