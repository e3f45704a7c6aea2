import { useQuery } from "@tanstack/react-query";
import { FolderPlus, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { projectColor } from "#domain/projects.ts";
import { backAfterOrganization } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { projectsQuery } from "#web/queries/projects.ts";
import { useSample } from "#web/queries/use-sample.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { CreateOrganizationDialog } from "./create-organization-dialog.tsx";
import { CreateProjectDialog } from "./create-project-dialog.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectCardsSkeleton, projectGrid } from "./project-cards-skeleton.tsx";

type OpenDialog = "project" | "organization" | null;

export function DashboardScreen() {
  const navigate = useNavigate();
  const back = backAfterOrganization(useLocation().state);
  const [dialog, setDialog] = useState<OpenDialog>(back ? "organization" : null);
  const [wanted, setWanted] = useState<string>();
  const close = () => {
    setDialog(null);
    setWanted(undefined);
    // who gives it up is not asked again
    if (back) void navigate(paths.dashboard(), { replace: true });
  };
  const goesOn = () => (back ? void navigate(back, { replace: true }) : setDialog("project"));
  const { current } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  return (
    <Screen>
      <title>{pageTitle("Dashboard")}</title>
      <PageHeader
        title="Projects"
        actions={
          <>
            <OrganizationSwitcher onCreate={() => setDialog("organization")} />
            {mayEdit === false ? null : (
              <Button variant="primary" onClick={() => setDialog("project")}>
                <Plus aria-hidden />
                New Project
              </Button>
            )}
          </>
        }
      />
      <Projects mayEdit={mayEdit !== false} onCreate={() => setDialog("project")} />
      <CreateProjectDialog
        open={dialog === "project"}
        name={wanted}
        onClose={close}
        onNeedOrganization={(name) => {
          setWanted(name);
          setDialog("organization");
        }}
      />
      <CreateOrganizationDialog
        open={dialog === "organization"}
        onClose={close}
        onCreated={back === undefined && wanted === undefined ? undefined : goesOn}
      />
    </Screen>
  );
}

function Projects({ mayEdit, onCreate }: { mayEdit: boolean; onCreate: () => void }) {
  const { current, isLoading, error: organizationsError, reload } = useOrganizations();
  const { data: projects, isLoading: isLoadingProjects, error, refetch } = useQuery(projectsQuery(current?.id));
  const { look, isLooking } = useSample(current?.id);
  if (organizationsError) {
    return (
      <Banner title="Failed to load organizations" onRetry={reload}>
        {organizationsError.message}
      </Banner>
    );
  }
  if (isLoading || isLoadingProjects) return <ProjectCardsSkeleton />;
  if (error && !projects) return <Banner title={`Error loading projects: ${error.message}`} onRetry={refetch} />;
  if (!projects?.length) {
    return (
      <EmptyState
        icon={<FolderPlus />}
        title="No projects yet"
        text={mayEdit ? "Create your first project to get started" : "Members of the organization can create one"}
        action={
          mayEdit ? (
            <>
              <Button variant="primary" asChild>
                <Link to={paths.start()}>Start with your idea or a template</Link>
              </Button>
              <Button onClick={onCreate}>Create project</Button>
              <Button loading={isLooking} onClick={look}>
                Look at a sample project
              </Button>
            </>
          ) : null
        }
      />
    );
  }
  return (
    <ul className={projectGrid}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} color={projectColor(project)} />
      ))}
    </ul>
  );
}
