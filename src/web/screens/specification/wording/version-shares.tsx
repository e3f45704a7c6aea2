import { useQueries, useQuery } from "@tanstack/react-query";
import { contentLists } from "#domain/content-lists.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import type { Share } from "#domain/quality/score.ts";
import { versionsOf } from "#domain/versions.ts";
import { keptContentQuery } from "#web/queries/document-content.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { useProjectQuality } from "./project-quality.ts";

/** The latest are enough to see where it goes. */
const MOST = 12;

type Point = Share & { version: string };

/** The share of clean rows in each version, held to the rules of now. */
export function VersionShares({ now }: { now: Share }) {
  const { project, place } = useWorkspace();
  const linter = useProjectQuality()?.linter;
  const versions = useQuery({
    ...versionsQuery(project.id),
    select: ({ specifications, snapshots }) =>
      versionsOf(place.version, specifications, snapshots)
        .map(({ version }) => version)
        .filter((version) => version !== place.version)
        .slice(0, MOST - 1)
        .toReversed(),
  });
  const contents = useQueries({
    queries: (versions.data ?? []).map((version) => keptContentQuery({ project_id: project.id, version })),
  });
  const isRead = versions.data !== undefined && contents.every(({ isSuccess }) => isSuccess);
  const points = useQuery({
    queryKey: ["version_content", project.id, "clean", versions.data],
    enabled: isRead && linter !== undefined,
    queryFn: async () => {
      const shared = { project: { name: project.name }, questionnaire: null };
      const said = (versions.data ?? []).map(async (version, at): Promise<Point> => {
        const lists = contentLists(readVersionContent(contents[at]?.data, shared));
        return { version, ...((await linter?.shareOf(lists)) ?? { rows: 0, clean: 0 }) };
      });
      return Promise.all(said);
    },
  });
  return (
    <div className="px-5 pt-3">
      <Loaded from={points} failure="The versions could not be looked through" skeleton={<Skeleton className="h-24" />}>
        {(before) => <Course points={[...before, { version: place.version, ...now }].filter(({ rows }) => rows > 0)} />}
      </Loaded>
    </div>
  );
}

const percentOf = ({ clean, rows }: Share) => Math.round((100 * clean) / rows);

/** Bars, one a version, the last being what stands now. */
function Course({ points }: { points: readonly Point[] }) {
  return (
    <ol aria-label="Share of clean rows by version" className="flex h-32 items-end gap-2 overflow-x-auto">
      {points.map((point) => (
        <li key={point.version} className="grid h-full w-14 shrink-0 grid-rows-[1fr_auto] gap-1 text-center text-2xs text-muted">
          <div className="flex flex-col justify-end gap-1">
            <span className="tabular-nums">{percentOf(point)}%</span>
            <div aria-hidden className="rounded-t-sm bg-accent" style={{ height: `${percentOf(point) * 0.7}%` }} />
          </div>
          <span className="truncate border-t pt-1" title={point.version}>
            {point.version}
          </span>
        </li>
      ))}
    </ol>
  );
}
