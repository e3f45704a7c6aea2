import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { UserStoryInput, UserStoryWords } from "#domain/nouns/user-stories.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type UserStory = ListedRow<"user_stories">;

export const userStoriesQuery = (project_id: string) => projectRowsQuery(["user_stories", project_id]);

export const addUserStoryMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: UserStoryInput) => addRow(db, "user_stories", { ...input, project_id }),
    meta: {
      toast: "user_story.created",
      adds: true,
      failure: "user_story.create_failed",
      row: ["user_stories", project_id],
    },
  });

/** The story as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readUserStory = (id: string) => getRow(db, "user_stories", { id });

export const changeUserStoryMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: UserStoryWords & { revision: number }) => changeRow(db, "user_stories", { ...input, id }),
    meta: {
      toast: "user_story.changed",
      failure: unlessOvertaken("user_story.change_failed"),
      row: ["user_stories", project_id],
    },
  });

export const removeUserStoryMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "user_stories", { project_id, ids: [id] });
      forgetRows(project_id, "user_stories", [id]);
    },
    meta: {
      toast: "user_story.removed",
      failure: "user_story.remove_failed",
      undo: undoRemoval(project_id, "user_stories"),
      row: ["user_stories", project_id],
      refreshes: [["test_cases", project_id]],
    },
  });

export const generateUserStoriesMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-user-stories", project_id],
    mutationFn: () => callDrafting(db, nouns.user_stories.generate, { projectId: project_id }),
    meta: {
      toast: "user_stories.generated",
      failure: "user_stories.generate_failed",
      refreshes: [["user_stories", project_id], ["generations"]],
    },
  });
