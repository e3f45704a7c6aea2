import { Waypoints } from "lucide-react";
import { Link } from "react-router";
import { pageMapOf } from "#domain/pictures/page-map.ts";
import type { TraceLinks, TraceRows } from "#domain/pictures/trace-links.ts";
import { tracePicture } from "#domain/pictures/trace-picture.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageMapFigure } from "./page-map-figure.tsx";
import { TraceColumns } from "./trace-columns.tsx";
import { TraceTables } from "./trace-tables.tsx";

type FoundProps = { project_id: string; rows: TraceRows; links: TraceLinks };

export function TraceFound({ project_id, rows, links }: FoundProps) {
  const picture = tracePicture(rows, links);
  const map = pageMapOf(rows, links);
  if (picture.columns.every(({ count }) => count === 0)) return <NothingYet project_id={project_id} />;
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader
          title="From user class to test"
          description="The more links, the thicker the band. Where it meets a column it spans the rows that have one."
        />
        <CardBody>
          <TraceColumns project_id={project_id} picture={picture} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="Who uses which page"
          description="A class uses the pages that its stories, or their features, are on."
        />
        <CardBody>
          {map.uses.length > 0 ? (
            <PageMapFigure map={map} />
          ) : (
            <p className="text-muted">
              No story is on a page yet. A story is on a page when one of them cites the other by its number, such as PAGE-2, or
              when a feature on the page and the story do.
            </p>
          )}
        </CardBody>
      </Card>
      <TraceTables project_id={project_id} picture={picture} />
    </div>
  );
}

function NothingYet({ project_id }: { project_id: string }) {
  return (
    <EmptyState
      icon={<Waypoints />}
      title="Nothing to Trace Yet"
      text="Here you see how user classes, stories, features, pages and test cases are connected, and where something is missing."
      example="Librarian → Renew a loan → Renewal by mail → My loans → no test case yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.specification(project_id)}>Go to the specification</Link>
        </Button>
      }
    />
  );
}
