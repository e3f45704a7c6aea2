import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { addUnitDecisions, getCoverage, type NewDecision } from "#data/coverage.ts";
import { callFunction } from "#data/functions.ts";
import type { UnitDecision } from "#domain/source-units/coverage.ts";
import { coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { readProjectDocuments } from "#domain/source-units/read-documents.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { useProjectContent } from "./document-content.ts";
import type { Project } from "./projects.ts";

/** Which rows were made of each clause of what was said, and what people said of clauses. */
export const coverageQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["coverage", project_id],
    queryFn: () => getCoverage(db, { project_id }),
    staleTime: 0,
    meta: { failure: "coverage.load_failed" },
  });

/** What was said of a project, clause by clause, with what became of each as its rows change. */
export function useCoverage(project: Project) {
  const content = useProjectContent(project);
  const record = useQuery(coverageQuery(project.id));
  const data = useMemo(
    () =>
      content.data && record.data
        ? { sources: coverageOfProject(content.data, record.data), content: content.data, record: record.data }
        : undefined,
    [content.data, record.data],
  );
  return {
    data,
    error: content.error ?? record.error,
    refetch: () => Promise.all([content.refetch(), record.refetch()]),
  };
}
export type ReadCoverage = NonNullable<ReturnType<typeof useCoverage>["data"]>;

/** `former` is what counted of the clause before, by which it is taken back. */
export type Decided = { decision: Omit<NewDecision, "project_id">; former: readonly UnitDecision[] };

const touched = (project_id: string) => [
  ["coverage", project_id],
  ["open_points", project_id],
];

export const decideClauseMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ decision }: Decided) => addUnitDecisions(db, { decisions: [{ ...decision, project_id }] }),
    meta: {
      toast: "coverage.decided",
      failure: "coverage.decide_failed",
      refreshes: touched(project_id),
      undo: (given: unknown) =>
        queryClient
          .getMutationCache()
          .build(queryClient, takeBackMutation(project_id))
          .execute(given as Decided),
    },
  });

const takeBackMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ decision: { unit_key, quote }, former }: Decided) => {
      const again = former.map(({ decided_at: _at, ...said }) => ({ ...said, project_id, unit_key, quote }));
      return addUnitDecisions(db, { decisions: [{ project_id, unit_key, quote, state: "cleared" }, ...again] });
    },
    meta: { toast: "coverage.taken_back", failure: "coverage.decide_failed", refreshes: touched(project_id) },
  });

export const readDocumentsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: () => callFunction(db, readProjectDocuments, { projectId: project_id }),
    meta: { toast: "coverage.documents_read", failure: "coverage.documents_failed", refreshes: touched(project_id) },
  });
