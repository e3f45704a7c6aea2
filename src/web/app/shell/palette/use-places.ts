import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { allNouns } from "#domain/nouns/all.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEdit } from "#web/queries/project-access.ts";
import { type Project, projectsQuery } from "#web/queries/projects.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import type { Place } from "./place.ts";
import type { NumberedRows } from "./row-places.ts";
import { additionsTo, placesWithin, projectPlaces, screenPlaces } from "./screen-places.ts";

const nothing: readonly never[] = [];

/** Wherever one can go from here, and the project one is in; what is not in the cache is read. */
export function usePlaces() {
  const { current } = useOrganizations();
  const { pathname } = useLocation();
  const { data: projects = nothing, isLoading, isError } = useQuery(projectsQuery(current?.id));
  const here = projects.find(({ id }) => pathname.split("/").includes(id));
  const mayEdit = useMayEdit(here?.id) === true;
  const { rows, ...read } = useRows(here);
  return {
    project_id: here?.id,
    places: useMemo(
      (): readonly Place[] => [
        ...(here ? placesWithin(here) : []),
        ...(here && mayEdit ? additionsTo(here) : []),
        ...projectPlaces(projects),
        ...screenPlaces,
      ],
      [here, mayEdit, projects],
    ),
    /** Whatever of the project has a number. */
    rows,
    isLoading: isLoading || read.isLoading,
    failed: isError || read.failed,
  };
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
