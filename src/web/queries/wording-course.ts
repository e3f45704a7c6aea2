import { queryOptions, useQuery } from "@tanstack/react-query";
import { getVersionContent } from "#data/specifications.ts";
import { keepVersionFigures, readVersionFigures } from "#data/version-figures.ts";
import { contentLists } from "#domain/content-lists.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import { currentVersion } from "#domain/projects.ts";
import { overall, type Share, type Shares } from "#domain/quality/score.ts";
import { statesOf, versionsOf } from "#domain/versions.ts";
import { db } from "#web/lib/supabase.ts";
import type { FoundWording } from "./found-wording.ts";
import { useMayEdit } from "./project-access.ts";
import type { Project } from "./projects.ts";
import { versionsQuery } from "./versions.ts";

/** The latest are enough to see where it goes. */
const MOST = 11;

/** A version that was left, and how much of it was clean then. */
export type CoursePoint = Share & { version: string };
type Left = { id: string; version: string; created_at: string };

type Course = { project: Project; linter: FoundWording["linter"]; heldTo: string; left: readonly Left[]; keeps: boolean };

const courseQuery = ({ project, linter, heldTo, left, keeps }: Course) =>
  queryOptions({
    queryKey: ["version_figures", project.id, heldTo, left.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<CoursePoint[]> => {
      const stored = await readVersionFigures(db, { project_id: project.id });
      const known = stored?.held_to === heldTo ? stored.shares : {};
      const shares: Record<string, Shares> = {};
      for (const state of left) {
        // who counts goes with the screen
        signal.throwIfAborted();
        shares[state.id] = known[state.id] ?? (await countedIn(project, state, linter));
      }
      const isNew = left.some(({ id }) => !known[id]);
      // what could not be kept is counted once more another time
      if (keeps && isNew)
        await keepVersionFigures(db, { project_id: project.id, held_to: heldTo, shares }).catch(() => undefined);
      return left
        .map(({ id, version }) => ({ version, ...overall(Object.values(shares[id] ?? {})) }))
        .filter(({ rows }) => rows > 0);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // said where the course is drawn
    meta: { failure: null },
  });

async function countedIn({ id, name }: Project, state: Left, linter: FoundWording["linter"]): Promise<Shares> {
  const kept = await getVersionContent(db, { project_id: id, version: state.version, snapshot_id: state.id });
  const content = readVersionContent(kept, { project: { name }, questionnaire: null });
  return linter.sharesOf({ lists: contentLists(content), left_at: state.created_at });
}

/** The share of clean rows in the versions before this one, the oldest first, held to the rules of now; counted once and kept. */
export function useWordingCourse(project: Project, { linter, findings }: FoundWording) {
  const keeps = useMayEdit(project.id);
  const versions = useQuery(versionsQuery(project.id));
  const left = versions.data ? leftIn(project, versions.data) : [];
  const isAsked = versions.data !== undefined && findings !== undefined && keeps !== undefined;
  return useQuery({
    ...courseQuery({ project, linter, heldTo: findings?.heldTo ?? "", left, keeps: keeps === true }),
    enabled: isAsked,
  });
}

type Stored = Awaited<ReturnType<NonNullable<ReturnType<typeof versionsQuery>["queryFn"]>>>;

function leftIn(project: Project, { specifications, snapshots }: Stored): Left[] {
  const current = currentVersion(project);
  return versionsOf(project.version, specifications, snapshots)
    .flatMap(({ version }) => (version === current ? [] : statesOf(version, snapshots).slice(0, 1)))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .slice(-MOST);
}
