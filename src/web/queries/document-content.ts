import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getVersionContent } from "#data/specifications.ts";
import { pagesWith, readVersionContent } from "#domain/document/version-content.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ContentRow, ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { db } from "#web/lib/supabase.ts";
import type { Project } from "./projects.ts";
import { type Questionnaire, questionnairesQuery } from "./questionnaires.ts";
import { rowsQuery } from "./rows.ts";
import { specificationQuery } from "./specifications.ts";

/** In milliseconds: what was read while the screen was on its way is not read again. */
const ON_THE_WAY = 5_000;

type Shared = Pick<ProjectContent, "project" | "questionnaire">;
type Loading<Data> = { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };

/** What a version says that is read as it was left. */
export const keptContentQuery = (asked: { project_id: string; version: string }) =>
  queryOptions({
    queryKey: ["version_content", asked.project_id, asked.version, { whole: true }],
    queryFn: () => getVersionContent(db, asked),
    meta: { failure: "version.load_failed" },
  });

/** All that a project says in a version: the current one from the lists its screens are drawn from, another one as it was left. */
export function useProjectContent(project: Project, version = currentVersion(project)): Loading<ProjectContent> {
  const isCurrent = version === currentVersion(project);
  const shared = useShared(project, version);
  const live = useLiveContent(project, shared.data, isCurrent);
  const kept = useQuery({ ...keptContentQuery({ project_id: project.id, version }), enabled: !isCurrent });
  const past = useMemo(
    () => (kept.data === undefined || !shared.data ? undefined : readVersionContent(kept.data, shared.data)),
    [kept.data, shared.data],
  );
  const loading = [shared, ...(isCurrent ? [live] : [kept])];
  return {
    data: isCurrent ? live.data : past,
    error: loading.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(loading.map(({ refetch }) => refetch())),
  };
}

/** What all versions have in common. */
function useShared({ id, name, type, description }: Project, version: string): Loading<Shared> {
  const questionnaires = useQuery(questionnairesQuery(id));
  const data = useMemo(
    () => (questionnaires.data ? sharedBy({ name, type, description, version }, questionnaires.data) : undefined),
    [questionnaires.data, name, type, description, version],
  );
  return { ...questionnaires, data };
}

/** The same of a project and its questionnaires. */
export function sharedBy(
  { name, type, description, version }: Pick<Project, "name" | "type" | "description"> & { version: string },
  questionnaires: readonly Questionnaire[],
): Shared {
  const latest = questionnaires.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))[0];
  return { project: { name, type, description, version }, questionnaire: latest ? readQuestionnaire(latest) : null };
}

function useLiveContent(project: Project, shared: Shared | undefined, enabled: boolean): Loading<ProjectContent> {
  const lists = useQueries({ queries: allNouns.map((noun) => ({ ...rowsQuery(noun, project.id), enabled })) });
  const place = { project_id: project.id, version: currentVersion(project) };
  const specification = useQuery({ ...specificationQuery(place), enabled, staleTime: ON_THE_WAY });
  const rows = lists.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are as many as there are nouns
  const data = useMemo(() => {
    if (!shared || specification.data === undefined || rows.includes(undefined)) return undefined;
    return { ...shared, ...together(rows), specification: specification.data };
  }, [shared, specification.data, ...rows]);
  const all = [...lists, specification];
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

type Rows = { [Name in Noun]: readonly ContentRow<Name>[] };

function together(lists: readonly unknown[]) {
  const { sections, pages, ...rows } = Object.fromEntries(allNouns.map((noun, at) => [noun, lists[at]])) as Rows;
  return { ...rows, pages: pagesWith(pages, sections) };
}
