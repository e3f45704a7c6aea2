import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { buildStateOf } from "#domain/build-state.ts";
import { useProjectContent } from "./document-content.ts";
import type { Project } from "./projects.ts";
import { workQuery } from "./work.ts";

/** How far each requirement is built, from the rows as they are and the reports as they come. */
export function useBuild(project: Project) {
  const content = useProjectContent(project);
  const work = useQuery(workQuery(project.id));
  const reports = work.data?.reports;
  const data = useMemo(
    () => (content.data && reports ? buildStateOf(content.data, reports) : undefined),
    [content.data, reports],
  );
  return {
    data,
    error: content.error ?? work.error,
    refetch: () => Promise.all([content.refetch(), work.refetch()]),
  };
}
