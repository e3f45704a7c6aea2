import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { hasRole } from "#domain/organizations.ts";
import { paths } from "#web/lib/paths.ts";
import { ownRoleQuery } from "#web/queries/own-role.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { rowQuery } from "#web/queries/rows.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Screen } from "#web/ui/layout/page-header.tsx";
import { Missing } from "./missing.tsx";
import { PageEditor } from "./page-editor.tsx";
import { PageLoading } from "./page-loading.tsx";

const uuid = z.uuid();

export function PageEditorScreen() {
  const { projectId, pageId } = useParams();
  const project_id = uuid.safeParse(projectId).data;
  if (!project_id) return <Missing title="Project Not Found" to={paths.projects()} label="Go to your projects" />;
  return <EditorIn key={pageId} project_id={project_id} id={uuid.safeParse(pageId).data} />;
}

function EditorIn({ project_id, id }: { project_id: string; id: string | undefined }) {
  const { data: project, error, refetch } = useQuery(projectQuery(project_id));
  if (project) return id ? <EditorOf project={project} id={id} /> : <PageMissing project_id={project_id} />;
  if (!error) return <PageLoading />;
  if (error instanceof Failure && error.kind === "not_found") {
    return <Missing title="Project Not Found" to={paths.projects()} label="Go to your projects" />;
  }
  return <LoadFailed error={error} retry={refetch} />;
}

function EditorOf({ project, id }: { project: Project; id: string }) {
  const user = useSignedInUser();
  const role = useQuery(ownRoleQuery({ organization_id: project.organization_id, user_id: user.id }));
  const { data: page, error, refetch } = useQuery(rowQuery("pages", { project_id: project.id, id }));
  if (error && page === undefined) return <LoadFailed error={error} retry={refetch} />;
  if (page === undefined || role.isPending) return <PageLoading />;
  if (page === null || page.project_id !== project.id) return <PageMissing project_id={project.id} />;
  const canEdit = role.data === undefined || hasRole(role.data, "member");
  return <PageEditor project={project} page={page} user_id={user.id} canEdit={canEdit} />;
}

function PageMissing({ project_id }: { project_id: string }) {
  return <Missing title="Page Not Found" to={paths.specificationPages(project_id)} label="Back to Specification" />;
}

function LoadFailed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  return (
    <Screen width="narrow">
      <Banner title="The page could not be loaded" onRetry={() => void retry()}>
        {error.message}
      </Banner>
    </Screen>
  );
}
