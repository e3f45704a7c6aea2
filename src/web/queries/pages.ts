import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { PageInput, PageNameInput } from "#domain/nouns/pages.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type Page = ListedRow<"pages">;

export const pagesQuery = (project_id: string) => projectRowsQuery(["pages", project_id, "list"]);

export const pageQuery = ({ project_id, id }: { project_id: string; id: string }) =>
  queryOptions({ queryKey: ["pages", project_id, "one", id], queryFn: () => getRow(db, "pages", { id }) });

export const addPageMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: PageNameInput) => addRow(db, "pages", { ...input, project_id }),
    meta: { toast: "page.created", adds: true, failure: "page.failed", row: ["pages", project_id] },
  });

/** The page as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readPage = (id: string) => getRow(db, "pages", { id });

export const changePageMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: PageInput & { revision: number }) => changeRow(db, "pages", { ...input, id }),
    meta: {
      toast: "page.changed",
      failure: unlessOvertaken("page.failed"),
      row: ["pages", project_id],
      refreshes: [["sections", project_id]],
    },
  });

/** Its sections go with it, and the features on it stay without a page. */
export const removePageMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "pages", { project_id, ids: [id] });
      forgetRows(project_id, "pages", [id]);
    },
    meta: {
      toast: "page.removed",
      failure: "page.failed",
      undo: undoRemoval(project_id, "pages"),
      row: ["pages", project_id, "list"],
      refreshes: [
        ["sections", project_id],
        ["features", project_id],
      ],
    },
  });

export const generatePagesMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-pages", project_id],
    mutationFn: () => callDrafting(db, nouns.pages.generate, { projectId: project_id }),
    meta: {
      toast: "pages.generated",
      failure: "pages.generate_failed",
      refreshes: [["pages", project_id], ["sections", project_id], ["generations"]],
    },
  });
