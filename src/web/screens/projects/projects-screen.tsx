import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileUp, FolderPlus, Plus } from "lucide-react";
import { Link } from "react-router";
import { firstVersion, projectColor } from "#domain/projects.ts";
import { asDay } from "#web/lib/dates.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { type Project, projectsQuery } from "#web/queries/projects.ts";
import { useSample } from "#web/queries/use-sample.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { ColorDot } from "#web/ui/marks/color-dot.tsx";

export function ProjectsScreen() {
  const { current } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  return (
    <Screen>
      <title>{pageTitle("Projects")}</title>
      <PageHeader
        title="Projects"
        description={current ? `Everything ${current.name} is specifying, most recently updated first.` : undefined}
        actions={
          mayEdit === false ? null : (
            <>
              <Button asChild>
                <Link to={paths.bringNew()}>
                  <FileUp aria-hidden />
                  Import a file
                </Link>
              </Button>
              <Button variant="primary" asChild>
                <Link to={paths.newProject()}>
                  <Plus aria-hidden />
                  New Project
                </Link>
              </Button>
            </>
          )
        }
      />
      <ProjectList />
    </Screen>
  );
}

function ProjectList() {
  const { current, isLoading, error: organizationsError, reload } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  const { data: projects, isLoading: isLoadingProjects, error, refetch } = useQuery(projectsQuery(current?.id));
  const { look, isLooking } = useSample(current?.id);
  if (organizationsError) return <Banner title="Failed to load organizations" onRetry={reload} />;
  if (isLoading || isLoadingProjects) return <ListSkeleton />;
  if (error && !projects) return <Banner title={`Error loading projects: ${error.message}`} onRetry={refetch} />;
  if (!projects?.length) {
    return (
      <EmptyState
        icon={<FolderPlus />}
        title="No projects found"
        text="Create your first project to get started"
        action={
          mayEdit === false ? null : (
            <>
              <Button variant="primary" asChild>
                <Link to={paths.start()}>Start with your idea or a template</Link>
              </Button>
              <Button loading={isLooking} onClick={look}>
                Look at a sample project
              </Button>
            </>
          )
        }
      />
    );
  }
  return (
    <Card>
      <ul className="divide-y">
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} color={projectColor(project)} />
        ))}
      </ul>
    </Card>
  );
}

function ProjectRow({ project, color }: { project: Project; color: string }) {
  return (
    <li>
      <Link
        to={paths.projectDashboard(project.id)}
        className="flex min-h-14 items-center gap-3 px-5 py-3 -outline-offset-2 transition-colors hover:bg-canvas"
      >
        <ColorDot color={color} />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{project.name}</span>
          <span className="block truncate text-xs text-muted">{project.type || "N/A"}</span>
        </span>
        <Badge>{project.version || firstVersion}</Badge>
        <time dateTime={project.updated_at} className="hidden w-28 text-right text-xs text-muted sm:block">
          {asDay(project.updated_at)}
        </time>
        <ChevronRight aria-hidden className="size-4 text-faint" />
      </Link>
    </li>
  );
}

function ListSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading projects" className="divide-y">
        {["w-48", "w-64", "w-40"].map((width) => (
          <div key={width} className="flex h-15 items-center gap-3 px-5">
            <Skeleton className="size-3" />
            <Skeleton className={width} />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
