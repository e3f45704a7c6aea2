import { useQuery } from "@tanstack/react-query";
import type { Share } from "#domain/quality/score.ts";
import { openPointsQuery } from "#web/queries/open-points.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { CourseChart } from "#web/ui/marks/course-chart.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** The share of clean rows in each version, held to the rules of now. */
export function VersionShares({ now }: { now: Share }) {
  const { project, place } = useWorkspace();
  const counted = useQuery(openPointsQuery(project.id));
  return (
    <div className="max-w-2xl px-5 pt-3">
      <Loaded
        from={{ ...counted, data: counted.data?.quality }}
        failure="The versions could not be checked"
        skeleton={<Skeleton className="h-32" />}
      >
        {(quality) => (
          <CourseChart
            label="Share of clean rows by version"
            points={[...(quality?.course ?? []), { version: place.version, ...now }].map(({ version, rows, clean }) => ({
              name: version,
              value: clean / rows,
            }))}
          />
        )}
      </Loaded>
    </div>
  );
}
