import { useQueries, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { allNouns } from "#domain/nouns/all.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEdit } from "#web/queries/project-access.ts";
import { type Project, projectsQuery } from "#web/queries/projects.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import type { Place } from "./place.ts";
import { type NumberedRows, rowPlaces } from "./row-places.ts";
import { additionsTo, placesWithin, projectPlaces, screenPlaces } from "./screen-places.ts";

/** Wherever one can go from here, and the project one is in; what is not in the cache is read. */
export function usePlaces(): { project_id: string | undefined; places: readonly Place[]; isLoading: boolean; failed: boolean } {
  const { current } = useOrganizations();
  const { pathname } = useLocation();
  const { data: projects = [], isLoading, isError } = useQuery(projectsQuery(current?.id));
  const here = projects.find(({ id }) => pathname.split("/").includes(id));
  const mayEdit = useMayEdit(here?.id) === true;
  const rows = useRowPlaces(here);
  return {
    project_id: here?.id,
    places: [
      ...(here ? placesWithin(here) : []),
      ...(here && mayEdit ? additionsTo(here) : []),
      ...projectPlaces(projects),
      ...screenPlaces,
      ...rows.places,
    ],
    isLoading: isLoading || rows.isLoading,
    failed: isError || rows.failed,
  };
}

function useRowPlaces(project: Project | undefined) {
  const id = project?.id ?? "";
  const enabled = project !== undefined;
  const lists = useQueries({ queries: allNouns.map((noun) => ({ ...rowsQuery(noun, id), enabled })) });
  const rows: NumberedRows = Object.fromEntries(allNouns.map((noun, at) => [noun, lists[at]?.data ?? []]));
  const places = rowPlaces(rows);
  return { places, isLoading: lists.some((query) => query.isLoading), failed: lists.some((query) => query.isError) };
}
