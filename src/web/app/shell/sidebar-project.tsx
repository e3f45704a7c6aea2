import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import { cn } from "#web/ui/cn.ts";
import { ColorDot } from "#web/ui/marks/color-dot.tsx";
import { ProposalsLink } from "./proposals-link.tsx";
import { SidebarLink } from "./sidebar-link.tsx";

export function SidebarProject({ project, color, narrow }: { project: Project; color: string; narrow: boolean }) {
  const { pathname } = useLocation();
  const listId = useId();
  const here = pathname.split("/").includes(project.id);
  const [toggled, setToggled] = useState<{ here: boolean; open: boolean } | null>(null);
  const open = !narrow && (toggled?.here === here ? toggled.open : here);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setToggled({ here, open: !open })}
        className={cn(
          "flex h-8 w-full items-center gap-2.5 rounded-md px-2.5 text-left -outline-offset-2 transition-colors hover:bg-sunken hover:text-ink",
          here ? "font-medium text-ink" : "text-muted",
        )}
      >
        <span className="grid w-4 shrink-0 place-items-center">
          <ColorDot color={color} />
        </span>
        <span className={cn("grow truncate", narrow && "sr-only")}>{project.name}</span>
        {narrow ? null : (
          <ChevronRight aria-hidden className={cn("size-3.5 shrink-0 text-faint transition-transform", open && "rotate-90")} />
        )}
      </button>
      {open ? (
        <ul id={listId} className="mt-0.5 mb-1 ml-4.5 grid grid-cols-1 gap-0.5 border-l pl-2.5">
          <SidebarLink to={paths.projectDashboard(project.id)} end>
            Dashboard
          </SidebarLink>
          <SidebarLink to={paths.specification(project.id)}>Specification</SidebarLink>
          <SidebarLink to={paths.document(project.id)}>Document</SidebarLink>
          <SidebarLink to={paths.trace(project.id)}>Trace</SidebarLink>
          <SidebarLink to={paths.coverage(project.id)}>Coverage</SidebarLink>
          <SidebarLink to={paths.build(project.id)}>Build</SidebarLink>
          <ProposalsLink project_id={project.id} />
          <SidebarLink to={paths.questionnaireStepper(project.id)}>Questionnaire</SidebarLink>
          <SidebarLink to={paths.activity(project.id)}>Activity</SidebarLink>
          <SidebarLink to={paths.search(project.id)}>Search</SidebarLink>
          <SidebarLink to={paths.projectSettings(project.id)}>Settings</SidebarLink>
        </ul>
      ) : null}
    </li>
  );
}
