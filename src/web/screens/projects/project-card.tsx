import { Link } from "react-router";
import { firstVersion } from "#domain/projects.ts";
import { asDay } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { ColorDot } from "#web/ui/marks/color-dot.tsx";

export function ProjectCard({ project, color }: { project: Project; color: string }) {
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col transition-colors hover:border-control">
        <div className="grid grow content-start gap-3 px-5 pt-4 pb-4">
          <div className="flex items-start gap-2.5">
            <ColorDot color={color} className="mt-1.5" />
            <h2 className="text-base leading-6 font-semibold wrap-anywhere">
              <Link to={paths.projectDashboard(project.id)} className="rounded-sm hover:text-accent-ink">
                {project.name}
              </Link>
            </h2>
          </div>
          <dl className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
            <dt className="sr-only">Version</dt>
            <dd>
              <Badge>{project.version || firstVersion}</Badge>
            </dd>
            <dt className="sr-only">Type</dt>
            <dd className="min-w-0">
              <Badge className="max-w-full">
                <span className="truncate">{project.type || "N/A"}</span>
              </Badge>
            </dd>
            <dt className="sr-only">Last updated</dt>
            <dd className="ml-auto">
              Updated <time dateTime={project.updated_at}>{asDay(project.updated_at)}</time>
            </dd>
          </dl>
        </div>
        <div className="flex flex-wrap gap-1 border-t px-3 py-2">
          <CardLink to={paths.specification(project.id)} project={project.name}>
            Specification
          </CardLink>
          <CardLink to={paths.projectSettings(project.id)} project={project.name}>
            Settings
          </CardLink>
          <CardLink to={paths.projectDashboard(project.id)} project={project.name}>
            Project Dashboard
          </CardLink>
        </div>
      </Card>
    </li>
  );
}

function CardLink({ to, project, children }: { to: string; project: string; children: string }) {
  return (
    <Button variant="ghost" size="sm" className="px-2" asChild>
      <Link to={to}>
        {children}
        <span className="sr-only"> of {project}</span>
      </Link>
    </Button>
  );
}
