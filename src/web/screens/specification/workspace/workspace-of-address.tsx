import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { hasRole } from "#domain/organizations.ts";
import { currentVersion } from "#domain/projects.ts";
import { ownRoleQuery } from "#web/queries/own-role.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Screen } from "#web/ui/layout/page-header.tsx";
import { ProjectMissing } from "./project-missing.tsx";
import type { Workspace } from "./workspace.ts";

const projectId = z.uuid();

export type WorkspaceFacts = Pick<Workspace, "project" | "place" | "canEdit">;
type Drawn = { skeleton: ReactNode; children: (facts: WorkspaceFacts) => ReactNode };

/** The project the address names, and what may be done with it; drawn anew in another version. */
export function WorkspaceOfAddress(drawn: Drawn) {
  const id = projectId.safeParse(useParams().projectId).data;
  return id ? <Found id={id} {...drawn} /> : <ProjectMissing />;
}

function Found({ id, ...drawn }: Drawn & { id: string }) {
  const { data: project, error, refetch } = useQuery(projectQuery(id));
  if (project) return <WorkspaceOf key={`${id} ${project.version}`} project={project} {...drawn} />;
  if (!error) return drawn.skeleton;
  if (error instanceof Failure && error.kind === "not_found") return <ProjectMissing />;
  return (
    <Screen>
      <Banner title="Unable to load project specification." onRetry={() => void refetch()}>
        {error.message}
      </Banner>
    </Screen>
  );
}

function WorkspaceOf({ project, skeleton, children }: Drawn & { project: Project }) {
  const user = useSignedInUser();
  const { data: role, isPending } = useQuery(ownRoleQuery({ organization_id: project.organization_id, user_id: user.id }));
  const version = currentVersion(project);
  const place = useMemo(() => ({ project_id: project.id, version, user_id: user.id }), [project.id, version, user.id]);
  if (isPending) return skeleton;
  return children({ project, place, canEdit: role === undefined || hasRole(role, "member") });
}
