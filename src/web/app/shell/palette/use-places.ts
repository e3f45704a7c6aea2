import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { externalInterfacesQuery } from "#web/queries/external-interfaces.ts";
import { featuresQuery } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { type Project, projectsQuery } from "#web/queries/projects.ts";
import { qualityRequirementsQuery } from "#web/queries/quality-requirements.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { securityMeasuresQuery } from "#web/queries/security-measures.ts";
import { currentVersion, specificationQuery } from "#web/queries/specifications.ts";
import { testCasesQuery } from "#web/queries/test-cases.ts";
import { userClassesQuery } from "#web/queries/user-classes.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import type { Place } from "./place.ts";
import { rowPlaces } from "./row-places.ts";
import { additionsTo, placesWithin, projectPlaces, screenPlaces } from "./screen-places.ts";

/** Wherever one can go from here; what is not in the cache is read. */
export function usePlaces(): { places: readonly Place[]; isLoading: boolean; failed: boolean } {
  const { current } = useOrganizations();
  const { pathname } = useLocation();
  const { data: projects = [], isLoading, isError } = useQuery(projectsQuery(current?.id));
  const here = projects.find(({ id }) => pathname.split("/").includes(id));
  const mayEdit = useMayEdit(here?.id) === true;
  const rows = useRowPlaces(here);
  return {
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
  const place = { project_id: id, version: project ? currentVersion(project) : "" };
  const enabled = project !== undefined;
  const pages = useQuery({ ...pagesQuery(id), enabled });
  const sections = useQuery({ ...projectSectionsQuery(id), enabled });
  const user_classes = useQuery({ ...userClassesQuery(id), enabled });
  const user_stories = useQuery({ ...userStoriesQuery(id), enabled });
  const features = useQuery({ ...featuresQuery(id), enabled });
  const security_measures = useQuery({ ...securityMeasuresQuery(id), enabled });
  const test_cases = useQuery({ ...testCasesQuery(id), enabled });
  const external_interfaces = useQuery({ ...externalInterfacesQuery(id), enabled });
  const quality_requirements = useQuery({ ...qualityRequirementsQuery(id), enabled });
  const specification = useQuery({ ...specificationQuery(place), enabled });
  const assurance = [security_measures, test_cases, external_interfaces, quality_requirements];
  const all = [pages, sections, user_classes, user_stories, features, specification, ...assurance];
  const places = rowPlaces(id, {
    pages: pages.data ?? [],
    sections: sections.data ?? [],
    user_classes: user_classes.data ?? [],
    user_stories: user_stories.data ?? [],
    features: features.data ?? [],
    risks: specification.data?.risks ?? [],
    security_measures: security_measures.data ?? [],
    test_cases: test_cases.data ?? [],
    external_interfaces: external_interfaces.data ?? [],
    quality_requirements: quality_requirements.data ?? [],
  });
  return { places, isLoading: all.some((query) => query.isLoading), failed: all.some((query) => query.isError) };
}
