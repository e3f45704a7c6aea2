import { useEffect, useState } from "react";
import { Link } from "react-router";
import { currentVersion } from "#domain/projects.ts";
import { cleanShares, overall } from "#domain/quality/score.ts";
import { paths } from "#web/lib/paths.ts";
import { type FoundWording, useFoundWording } from "#web/queries/found-wording.ts";
import type { Project } from "#web/queries/projects.ts";
import { isOpen, type ProjectFindings } from "#web/queries/quality-told.ts";
import { useWordingCourse } from "#web/queries/wording-course.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { CourseChart } from "#web/ui/marks/course-chart.tsx";
import { Ring } from "#web/ui/marks/ring.tsx";
import { inFigures, inPercent } from "#web/ui/text/counted.ts";
import { QualitySkeleton } from "./quality-skeleton.tsx";
import { SectionShares } from "./section-shares.tsx";
import { Standing } from "./standing.tsx";

/** In milliseconds: whoever only passes through on the way to the specification reads no row for it. */
const STAYS = 2_500;

/** How clean what is written is, where, and where that goes; what contradicts itself; and how far it meets the standards. */
export function QualityCard({ project }: { project: Project }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setIsDue(true), STAYS);
    return () => clearTimeout(wait);
  }, []);
  return isDue ? <Looking project={project} /> : <QualitySkeleton />;
}

function Looking({ project }: { project: Project }) {
  const wording = useFoundWording(project.id);
  if (!wording.findings) return <QualitySkeleton />;
  return <Looked project={project} wording={wording} findings={wording.findings} />;
}

type LookedProps = { project: Project; wording: FoundWording; findings: ProjectFindings };

function Looked({ project, wording, findings }: LookedProps) {
  const shares = cleanShares(findings.counts, findings.found.filter(isOpen));
  const { rows, clean } = overall(shares.values());
  const course = useWordingCourse(project, wording);
  if (rows === 0) return null;
  const now = { name: currentVersion(project), value: clean / rows };
  const percent = inPercent(now.value);
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Quality"
        description={`${inFigures(clean)} of ${inFigures(rows)} rows have no finding in their wording`}
        actions={
          <Button size="sm" asChild>
            <Link to={paths.wording(project.id)}>See the wording</Link>
          </Button>
        }
      />
      <div className="grid items-center gap-x-10 gap-y-6 px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.2fr)]">
        <Ring label={`Clean rows: ${percent}`} value={now.value}>
          <span className="text-xl font-semibold tabular-nums">{percent}</span>
          <span className="text-2xs text-muted">clean</span>
        </Ring>
        <Loaded from={course} failure="The versions could not be looked through" skeleton={<Skeleton className="h-32" />}>
          {(before) =>
            before.length > 0 ? (
              <CourseChart
                label="Share of clean rows by version"
                points={[...before.map((point) => ({ name: point.version, value: point.clean / point.rows })), now]}
              />
            ) : (
              <p className="text-xs text-pretty text-muted">
                This is the only version so far. Once there is a next one, the course of this share is drawn here.
              </p>
            )
          }
        </Loaded>
        <SectionShares project_id={project.id} shares={shares} />
      </div>
      <Standing project={project} />
    </Card>
  );
}
