import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { lacksText } from "#domain/drafting-parts.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEdit } from "#web/queries/project-access.ts";
import { type Project, projectsQuery } from "#web/queries/projects.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import type { Place } from "./place.ts";
import type { NumberedRows } from "./row-places.ts";
import { additionsTo, draftingOf, placesWithin, projectPlaces, screenPlaces } from "./screen-places.ts";

const listed = allNouns.filter((noun) => noun !== "sections");
const nothing: readonly never[] = [];

/** Wherever one can go from here, and the project one is in; what is not in the cache is read. */
export function usePlaces() {
  const { current } = useOrganizations();
  const { pathname } = useLocation();
  const { data: projects = nothing, isLoading, isError } = useQuery(projectsQuery(current?.id));
  const here = projects.find(({ id }) => pathname.split("/").includes(id));
  const mayEdit = useMayEdit(here?.id) === true;
  const { rows, ...read } = useRows(here);
  const lacks = useLacks(mayEdit ? here : undefined, rows, read.isLoading);
  return {
    project_id: here?.id,
    places: useMemo(
      (): readonly Place[] => [
        ...(here ? placesWithin(here) : []),
        ...(here && lacks ? [draftingOf(here)] : []),
        ...(here && mayEdit ? additionsTo(here) : []),
        ...projectPlaces(projects),
        ...screenPlaces,
      ],
      [here, mayEdit, lacks, projects],
    ),
    /** Whatever of the project has a number. */
    rows,
    isLoading: isLoading || read.isLoading,
    failed: isError || read.failed,
  };
}

/** Whether a list or a text of the project is empty; false until that is known. */
function useLacks(project: Project | undefined, rows: NumberedRows, isLoading: boolean): boolean {
  const own = { project_id: project?.id ?? "", version: project ? currentVersion(project) : "" };
  const { data: specification } = useQuery({
    ...specificationQuery(own),
    enabled: project !== undefined,
    staleTime: 5 * 60_000,
    // one place less is offered, which nobody need be told
    meta: { failure: null },
  });
  if (isLoading || specification === undefined) return false;
  return lacksText(specification) || listed.some((noun) => rows[noun]?.length === 0);
}

function useRows(project: Project | undefined) {
  const id = project?.id ?? "";
  const enabled = project !== undefined;
  const lists = useQueries({ queries: allNouns.map((noun) => ({ ...rowsQuery(noun, id), enabled })) });
  const rows: NumberedRows = useMemo(
    () => Object.fromEntries(allNouns.map((noun, at) => [noun, lists[at]?.data ?? []])),
    // biome-ignore lint/correctness/useExhaustiveDependencies: there are always as many lists as nouns
    lists.map(({ data }) => data),
  );
  return { rows, isLoading: lists.some((query) => query.isLoading), failed: lists.some((query) => query.isError) };
}
