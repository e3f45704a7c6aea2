import { useQuery } from "@tanstack/react-query";
import { Globe, LayoutGrid, Plus } from "lucide-react";
import { Link } from "react-router";
import { projectColor } from "#domain/projects.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { projectsQuery } from "#web/queries/projects.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { SidebarLink } from "./sidebar-link.tsx";
import { SidebarProject } from "./sidebar-project.tsx";

export function Sidebar({ narrow = false }: { narrow?: boolean }) {
  return (
    <nav aria-label="Main" className="flex h-full flex-col gap-6 overflow-x-hidden overflow-y-auto p-3">
      <ul className="grid grid-cols-1 gap-0.5">
        <SidebarLink to={paths.dashboard()} icon={<LayoutGrid aria-hidden />} narrow={narrow} end>
          Dashboard
        </SidebarLink>
        <SidebarLink to={paths.webToPrd()} icon={<Globe aria-hidden />} narrow={narrow}>
          Web to PRD
        </SidebarLink>
      </ul>
      <div className="grid grid-cols-1 gap-1">
        <div className="flex h-7 items-center justify-between pl-2.5">
          <h2 className={cn("text-xs font-medium text-muted", narrow && "sr-only")}>
            <Link to={paths.projects()} className="rounded-sm py-1 hover:text-ink">
              Projects
            </Link>
          </h2>
          {narrow ? <span aria-hidden className="h-px w-5 bg-line" /> : <NewProject />}
        </div>
        <SidebarProjects narrow={narrow} />
      </div>
    </nav>
  );
}

/** For those who may create projects in the organization. */
function NewProject() {
  const { current } = useOrganizations();
  if (useMayEditIn(current?.id) === false) return null;
  return (
    <IconButton label="New project" size="icon-sm" side="right" asChild>
      <Link to={paths.newProject()}>
        <Plus aria-hidden />
      </Link>
    </IconButton>
  );
}

function SidebarProjects({ narrow }: { narrow: boolean }) {
  const { current, isLoading } = useOrganizations();
  const { data: projects, isLoading: isLoadingProjects } = useQuery(projectsQuery(current?.id));
  if (isLoading || isLoadingProjects) {
    return (
      <SkeletonGroup label="Loading projects" className="grid gap-2 px-2.5 py-1.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
    );
  }
  if (!projects?.length) {
    return narrow ? null : <p className="px-2.5 py-1 text-xs text-muted">Your projects appear here.</p>;
  }
  return (
    <ul className="grid grid-cols-1 gap-0.5">
      {projects.map((project) => (
        <SidebarProject key={project.id} project={project} color={projectColor(project)} narrow={narrow} />
      ))}
    </ul>
  );
}
