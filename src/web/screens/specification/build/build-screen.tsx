import { Hammer } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useBuild } from "#web/queries/build.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { RowHistoryDialog } from "#workspace/history/row-history-dialog.tsx";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { BuildList } from "./build-list.tsx";

/** What is built of the specification, by which commit and test, and what changed since. */
export function BuildScreen() {
  return (
    <Screen>
      <WorkspaceOfAddress skeleton={<BuildSkeleton />}>{(facts) => <BuildOf {...facts} />}</WorkspaceOfAddress>
    </Screen>
  );
}

function BuildOf({ project, canEdit }: WorkspaceFacts) {
  const build = useBuild(project);
  return (
    <>
      <title>{pageTitle(`Build · ${project.name}`)}</title>
      <PageHeader
        title="Build"
        description="What coding agents report about each requirement: its state, commit and test, and what has changed since."
        back={{ to: paths.projectDashboard(project.id), label: project.name }}
      />
      <Loaded from={build} failure="The build could not be loaded" skeleton={<BuildSkeleton />}>
        {(built) =>
          built.length === 0 ? (
            <EmptyState
              icon={<Hammer />}
              title="Nothing to build yet"
              text="Once written, user stories, features and other requirements are listed here with their build state."
              action={
                <Button asChild>
                  <Link to={paths.specification(project.id, "documentation")}>Open Specification</Link>
                </Button>
              }
            />
          ) : (
            <BuildList project_id={project.id} built={built} canEdit={canEdit} />
          )
        }
      </Loaded>
      <RowHistoryDialog project_id={project.id} canEdit={canEdit} />
    </>
  );
}

function BuildSkeleton() {
  return (
    <SkeletonGroup label="Loading the build" className="grid gap-4">
      <Skeleton className="h-28 rounded-xl" />
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}
