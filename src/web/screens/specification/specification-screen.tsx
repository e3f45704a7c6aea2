import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { hasRole } from "#domain/organizations.ts";
import { ownRoleQuery } from "#web/queries/project-access.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { currentVersion } from "#web/queries/specifications.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Screen } from "#web/ui/layout/page-header.tsx";
import { ProjectMissing } from "#workspace/workspace/project-missing.tsx";
import { useSectionChoice } from "#workspace/workspace/section-choice.ts";
import { WorkspaceFrame } from "#workspace/workspace/workspace-frame.tsx";
import { WorkspaceSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";

const projectId = z.uuid();

export function SpecificationScreen() {
  const id = projectId.safeParse(useParams().projectId).data;
  return id ? <SpecificationOf id={id} /> : <ProjectMissing />;
}

function SpecificationOf({ id }: { id: string }) {
  const { data: project, error, refetch } = useQuery(projectQuery(id));
  if (project) return <WorkspaceOf key={`${id} ${project.version}`} project={project} />;
  if (!error) return <WorkspaceSkeleton />;
  if (error instanceof Failure && error.kind === "not_found") return <ProjectMissing />;
  return (
    <Screen>
      <Banner title="Unable to load project specification." onRetry={() => void refetch()}>
        {error.message}
      </Banner>
    </Screen>
  );
}

function WorkspaceOf({ project }: { project: Project }) {
  const user = useSignedInUser();
  const { data: role, isPending } = useQuery(ownRoleQuery({ organization_id: project.organization_id, user_id: user.id }));
  const { section, choose } = useSectionChoice();
  const version = currentVersion(project);
  const place = useMemo(() => ({ project_id: project.id, version, user_id: user.id }), [project.id, version, user.id]);
  if (isPending) return <WorkspaceSkeleton />;
  const canEdit = role === undefined || hasRole(role, "member");
  return <WorkspaceFrame project={project} place={place} canEdit={canEdit} section={section} choose={choose} />;
}
