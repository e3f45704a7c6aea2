import { useQuery } from "@tanstack/react-query";
import { ChevronRight, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { nouns } from "#domain/nouns/all.ts";
import { sentence } from "#web/lib/noun-words.ts";
import { paths } from "#web/lib/paths.ts";
import { tracedRows, withoutOne } from "#web/lib/traced-rows.ts";
import { type OpenPoints, openPointsQuery } from "#web/queries/open-points.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { inFigures } from "#web/ui/text/counted.ts";

/** What the specification still lacks, each line leading to where it is mended. */
export function OpenPointsCard({ project_id }: { project_id: string }) {
  const open = useQuery(openPointsQuery(project_id));
  return (
    <Card>
      <CardHeader
        title="Open points"
        description="What the specification still lacks"
        actions={
          <Button size="sm" asChild>
            <Link to={paths.trace(project_id)}>See the trace</Link>
          </Button>
        }
      />
      <CardBody className="px-0 pt-3 pb-0">
        <Loaded from={open} failure="The open points could not be counted" skeleton={<PointsSkeleton />}>
          {(found) => <Points project_id={project_id} open={found} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Points({ project_id, open: { unwritten, holes, incomplete, clauses } }: { project_id: string; open: OpenPoints }) {
  if (unwritten.length + holes.length + incomplete.length + clauses.open === 0) {
    return (
      <p className="flex items-center gap-2 border-t px-5 py-4 text-success-ink">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        Nothing is open. Every part is written, and no row lacks anything.
      </p>
    );
  }
  return (
    <ul aria-label="Open points" className="divide-y border-t">
      {clauses.of > 0 ? (
        <Point count={clauses.open} to={paths.coverage(project_id, clauses.open > 0 ? { state: "missing" } : {})}>
          {inFigures(clauses.of - clauses.open)} of {inFigures(clauses.of)} clauses of what was said are covered
        </Point>
      ) : null}
      {holes.map(({ noun, lacks, count }) => (
        <Point key={`${noun} ${lacks}`} count={count} to={tracedRows(project_id, noun, { has: false, other: lacks })}>
          {sentence(nouns[noun].many)} {withoutOne(lacks)}
        </Point>
      ))}
      {incomplete.map(({ what, section, count }) => (
        <Point key={what} count={count} to={paths.specification(project_id, section)}>
          {what}
        </Point>
      ))}
      {unwritten.map(({ what, section }) => (
        <Point key={what} to={section ? paths.specification(project_id, section) : paths.questionnaireStepper(project_id)}>
          {what}
        </Point>
      ))}
    </ul>
  );
}

function Point({ count, to, children }: { count?: number; to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-10 items-center gap-3 px-5 py-2 -outline-offset-2 hover:bg-canvas">
        <span className="min-w-0 grow">{children}</span>
        {count === undefined ? null : <span className="font-medium tabular-nums">{inFigures(count)}</span>}
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-faint" />
      </Link>
    </li>
  );
}

function PointsSkeleton() {
  return (
    <SkeletonGroup label="Counting the open points" className="grid gap-3 border-t px-5 py-4">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
    </SkeletonGroup>
  );
}
