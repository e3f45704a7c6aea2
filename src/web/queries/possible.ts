import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callFunction } from "#data/functions.ts";
import { decidePossible, listPossible } from "#data/possible.ts";
import { findPossible, standing } from "#domain/quality/possible/possible.ts";
import { db } from "#web/lib/supabase.ts";
import { useProjectContent } from "./document-content.ts";
import type { Project } from "./projects.ts";

export type Possible = Awaited<ReturnType<typeof listPossible>>[number];

/** What language models believed of a project's rows. */
export const possibleQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["possible", project_id],
    queryFn: () => listPossible(db, { project_id }),
    meta: { failure: "possible.load_failed" },
  });

const touched = (project_id: string) => [["possible", project_id]];

export const findPossibleMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: () => callFunction(db, findPossible, { projectId: project_id }),
    meta: { failure: "possible.ask_failed", refreshes: touched(project_id) },
  });

export const decidePossibleMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (decided: { id: string; state: "open" | "taken" | "dismissed" }) =>
      decidePossible(db, { project_id, ...decided }),
    meta: { failure: "possible.decide_failed", refreshes: touched(project_id) },
  });

/** What was found and still stands in the words as they are now. */
export function usePossible(project: Project) {
  const content = useProjectContent(project);
  const stored = useQuery(possibleQuery(project.id));
  return useMemo(
    () => (content.data && stored.data ? standing(stored.data, content.data, project.id) : []),
    [content.data, stored.data, project.id],
  );
}
