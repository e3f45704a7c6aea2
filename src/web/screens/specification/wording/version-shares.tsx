import type { Share } from "#domain/quality/score.ts";
import type { FoundWording } from "#web/queries/found-wording.ts";
import { useWordingCourse } from "#web/queries/wording-course.ts";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { CourseChart } from "#web/ui/marks/course-chart.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** The share of clean rows in each version, held to the rules of now. */
export function VersionShares({ wording, now }: { wording: FoundWording; now: Share }) {
  const { project, place } = useWorkspace();
  const course = useWordingCourse(project, wording);
  return (
    <div className="max-w-2xl px-5 pt-3">
      <Loaded from={course} failure="The versions could not be looked through" skeleton={<Skeleton className="h-32" />}>
        {(before) => (
          <CourseChart
            label="Share of clean rows by version"
            points={[...before, { version: place.version, ...now }].map(({ version, rows, clean }) => ({
              name: version,
              value: clean / rows,
            }))}
          />
        )}
      </Loaded>
    </div>
  );
}
