import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { currentVersion } from "#domain/projects.ts";
import { overall } from "#domain/quality/score.ts";
import type { QualityFigures } from "#domain/what-is-open.ts";
import { paths } from "#web/lib/paths.ts";
import { openPointsQuery } from "#web/queries/open-points.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { CourseChart } from "#web/ui/marks/course-chart.tsx";
import { Ring } from "#web/ui/marks/ring.tsx";
import { inFigures, inPercent } from "#web/ui/text/counted.ts";
import { QualitySkeleton } from "./quality-skeleton.tsx";
import { SectionShares } from "./section-shares.tsx";
import { Standing } from "./standing.tsx";

/** How clean what is written is, where, and where that goes; what contradicts itself; and how far it meets the standards. */
export function QualityCard({ project }: { project: Project }) {
  const counted = useQuery(openPointsQuery(project.id));
  const figures = { ...counted, data: counted.data?.quality };
  const { rows, clean } = overall(Object.values(figures.data?.shares ?? {}));
  const description =
    rows > 0 ? `${inFigures(clean)} of ${inFigures(rows)} rows have no finding in their wording` : "How clean the wording is";
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Quality"
        description={description}
        actions={
          <Button size="sm" asChild>
            <Link to={paths.wording(project.id)}>See the wording</Link>
          </Button>
        }
      />
      <Loaded from={figures} failure="The wording could not be checked" skeleton={<QualitySkeleton />}>
        {(quality) =>
          quality === null ? (
            <Said>The server is busy. Come back in a moment to see these figures.</Said>
          ) : rows === 0 ? (
            <Said>Once there are rows, this card shows how clean their wording is and what contradicts itself.</Said>
          ) : (
            <Figures project={project} quality={quality} now={clean / rows} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Said({ children }: { children: string }) {
  return <p className="px-5 py-4 text-pretty text-muted">{children}</p>;
}

function Figures({ project, quality, now }: { project: Project; quality: QualityFigures; now: number }) {
  const { shares, course } = quality;
  const percent = inPercent(now);
  return (
    <>
      <div className="grid items-center gap-x-8 gap-y-6 px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Ring label={`Clean rows: ${percent}`} value={now}>
          <span className="text-xl font-semibold tabular-nums">{percent}</span>
          <span className="text-2xs text-muted">clean</span>
        </Ring>
        {course.length > 0 ? (
          <CourseChart
            label="Share of clean rows by version"
            points={[
              ...course.map((point) => ({ name: point.version, value: point.clean / point.rows })),
              { name: currentVersion(project), value: now },
            ]}
          />
        ) : (
          <p className="text-xs text-pretty text-muted">
            This is the first version. From the next one on, this chart shows how the share changes.
          </p>
        )}
        <SectionShares project_id={project.id} shares={shares} />
      </div>
      <Standing project={project} quality={quality} />
    </>
  );
}
