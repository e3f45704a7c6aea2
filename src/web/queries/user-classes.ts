import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { UserClassInput } from "#domain/nouns/user-classes.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type UserClass = ListedRow<"user_classes">;

export const userClassesQuery = (project_id: string) => projectRowsQuery(["user_classes", project_id]);

export const addUserClassMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: UserClassInput) => addRow(db, "user_classes", { ...input, project_id }),
    meta: { toast: "user_class.created", adds: true, failure: "user_class.failed", row: ["user_classes", project_id] },
  });

/** The user class as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readUserClass = (id: string) => getRow(db, "user_classes", { id });

export const changeUserClassMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: UserClassInput & { revision: number }) => changeRow(db, "user_classes", { ...input, id }),
    meta: {
      toast: "user_class.changed",
      failure: unlessOvertaken("user_class.failed"),
      row: ["user_classes", project_id],
      refreshes: [["user_stories", project_id]],
    },
  });

/** Its stories go with it. */
export const removeUserClassMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "user_classes", { project_id, ids: [id] });
      forgetRows(project_id, "user_classes", [id]);
    },
    meta: {
      toast: "user_class.removed",
      failure: "user_class.failed",
      undo: undoRemoval(project_id, "user_classes"),
      row: ["user_classes", project_id],
      refreshes: [
        ["user_stories", project_id],
        ["test_cases", project_id],
      ],
    },
  });

export const generateUserClassesMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-user-classes", project_id],
    mutationFn: () => callDrafting(db, nouns.user_classes.generate, { projectId: project_id }),
    meta: {
      toast: "user_classes.generated",
      failure: "user_classes.generate_failed",
      refreshes: [["user_classes", project_id], ["generations"]],
    },
  });
