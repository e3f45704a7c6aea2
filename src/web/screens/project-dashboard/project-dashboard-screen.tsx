import { useQueries, useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import { Link, useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { hasRole } from "#domain/organizations.ts";
import { currentVersion } from "#domain/projects.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { acceptanceQuery } from "#web/queries/acceptance.ts";
import { ownRoleQuery } from "#web/queries/own-role.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { workQuery } from "#web/queries/work.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { ContentsCard } from "./contents-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { NextStep } from "./next-step.tsx";
import { OpenPointsCard } from "./open-points-card.tsx";
import { QualityCard } from "./quality/quality-card.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { VersionsCard } from "./versions-card.tsx";

const uuid = z.uuid();

export function ProjectDashboardScreen() {
  const id = uuid.safeParse(useParams().projectId).data;
  return (
    <Screen>
      <title>{pageTitle("Project Dashboard")}</title>
      {id ? <DashboardOf id={id} /> : <ProjectMissing />}
    </Screen>
  );
}

function DashboardOf({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  if (project.error instanceof Failure && project.error.kind === "not_found") return <ProjectMissing />;
  return (
    <Loaded from={project} failure="The project could not be loaded" skeleton={<DashboardSkeleton />}>
      {(found) => (
        <>
          <PageHeader
            title={found.name}
            badge={<Badge tone="accent">Version {currentVersion(found)}</Badge>}
            description={found.description ? <DescriptionLines text={found.description} /> : (found.type ?? undefined)}
            actions={
              <>
                <Button asChild>
                  <Link to={paths.document(id)}>Read the Document</Link>
                </Button>
                <NextStep project_id={id} />
              </>
            }
          />
          <div className="grid gap-6">
            <QuickLinks project_id={id} />
            {/* what is counted comes last, so that nothing moves when it is there */}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="grid gap-6">
                <ContentsCard project={found} />
                <QualityCard project={found} />
              </div>
              <div className="grid gap-6">
                <OwnVersions project={found} />
                <OpenPointsCard project_id={id} />
              </div>
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Within the paragraph of a heading, so its lines are no blocks. */
function DescriptionLines({ text }: { text: string }) {
  return <span className="whitespace-pre-line wrap-anywhere">{text}</span>;
}

function OwnVersions({ project }: { project: Project }) {
  const { id: user_id } = useSignedInUser();
  const { data: role } = useQuery(ownRoleQuery({ organization_id: project.organization_id, user_id }));
  // shown only once more is known, and asked for together with that
  const unwatched = { notifyOnChangeProps: [] };
  useQueries({
    queries: [
      { ...workQuery(project.id), ...unwatched },
      { ...acceptanceQuery(project.id), ...unwatched },
    ],
  });
  return <VersionsCard project={project} canEdit={role === undefined || hasRole(role, "member")} />;
}

function ProjectMissing() {
  return (
    <>
      <h1 className="sr-only">Project Not Found</h1>
      <EmptyState
        icon={<FolderX />}
        title="Project Not Found"
        text="It may have been deleted, or you may not see it."
        action={
          <Button asChild>
            <Link to={paths.projects()}>Go to your projects</Link>
          </Button>
        }
      />
    </>
  );
}
