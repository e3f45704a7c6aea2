import { mutationOptions } from "@tanstack/react-query";
import { callDrafting } from "#data/functions.ts";
import { addRow, changeRow, getRow, type ListedRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { TestCaseInput } from "#domain/nouns/test-cases.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { projectRowsQuery } from "./project-rows.ts";
import { forgetRows, undoRemoval } from "./removed-rows.ts";

export type TestCase = ListedRow<"test_cases">;

export const testCasesQuery = (project_id: string) => projectRowsQuery(["test_cases", project_id]);

export const addTestCaseMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (input: TestCaseInput) => addRow(db, "test_cases", { ...input, project_id }),
    meta: { toast: "test_case.created", adds: true, failure: "test_case.failed", row: ["test_cases", project_id] },
  });

/** The test case as it is stored now, null where it is gone; for whoever was overtaken while editing. */
export const readTestCase = (id: string) => getRow(db, "test_cases", { id });

export const changeTestCaseMutation = ({ project_id, id }: { project_id: string; id: string }) =>
  mutationOptions({
    mutationFn: (input: TestCaseInput & { revision: number }) => changeRow(db, "test_cases", { ...input, id }),
    meta: {
      toast: "test_case.changed",
      failure: unlessOvertaken("test_case.failed"),
      row: ["test_cases", project_id],
    },
  });

export const removeTestCaseMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => {
      await removeRows(db, "test_cases", { project_id, ids: [id] });
      forgetRows(project_id, "test_cases", [id]);
    },
    meta: {
      toast: "test_case.removed",
      failure: "test_case.failed",
      undo: undoRemoval(project_id, "test_cases"),
      row: ["test_cases", project_id],
    },
  });

export const generateTestCasesMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["generate-test-cases", project_id],
    mutationFn: () => callDrafting(db, nouns.test_cases.generate, { projectId: project_id }),
    meta: {
      toast: "test_cases.generated",
      failure: "test_cases.generate_failed",
      refreshes: [["test_cases", project_id], ["generations"]],
    },
  });
