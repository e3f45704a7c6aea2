import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useCitationIndex } from "#web/queries/citations.ts";
import { useTrace } from "#web/queries/trace.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { TraceFound } from "./trace-found.tsx";

/** How user classes, stories, features, pages and test cases hang together, and where they do not. */
export function TraceScreen() {
  return <WorkspaceOfAddress skeleton={<TraceSkeleton />}>{(facts) => <TraceOf {...facts} />}</WorkspaceOfAddress>;
}

function TraceOf({ project, place }: WorkspaceFacts) {
  const trace = useTrace(project.id);
  const citations = useCitationIndex(place);
  return (
    <Screen>
      <title>{pageTitle(`Trace · ${project.name}`)}</title>
      <PageHeader
        title="Trace"
        description="From the people something is for to the test that shows it works. Gaps are marked and lead to the rows concerned."
        back={{ to: paths.projectDashboard(project.id), label: project.name }}
      />
      <Loaded from={trace} failure="The trace could not be loaded" skeleton={<PictureSkeleton />}>
        {(found) => (
          <CitationsContext value={citations}>
            <TraceFound project_id={project.id} {...found} />
          </CitationsContext>
        )}
      </Loaded>
    </Screen>
  );
}

function TraceSkeleton() {
  return (
    <Screen>
      <PictureSkeleton />
    </Screen>
  );
}

function PictureSkeleton() {
  return (
    <SkeletonGroup label="Loading the trace…">
      <Card>
        <CardHeader title={<Skeleton className="h-5 w-40" />} />
        <CardBody className="grid gap-6 sm:grid-cols-5">
          {["classes", "stories", "features", "pages", "tests"].map((column) => (
            <Skeleton key={column} className="h-40" />
          ))}
        </CardBody>
      </Card>
    </SkeletonGroup>
  );
}
